package gnaw.text;

import java.util.Locale;

/**
 * The sentences of the screens themselves, in English. Each is a row of the scripts' table {@code texts}, so that another language can
 * amend it: {@code KILLED_BY} is {@code screen.killedBy}. A {name} in braces stands for what is told beside it.
 */
public enum Caption {
    PLACE("Depth {depth}  Turn {turn}"),
    PLACE_BESIDE("{place}, depth {depth}  Turn {turn}"),
    TOUCHED("touched"),
    UNSAVED("not saved"),
    HINT_EXPLORE("{key} explore"),
    HINT_PACK("{key} pack"),
    HINT_HELP("{key} help"),
    MORE("and {count} more"),
    FILTER("{key} filters"),
    NOT_IN_LIST("{key} is not in this list."),

    STOPPED("You stop."),
    RUN_WHERE("Run where?"),
    NO_DIRECTION("That is no direction."),
    UNKNOWN_KEY("{key} means nothing here."),
    SHOWS_KEYS("{key} shows the keys."),
    GO_WHERE("Go where?"),
    NO_FOE_IN_VIEW("There is no enemy in view."),
    NO_WAY_TO_FOE("You know no way to an enemy in view."),
    TOO_HURT("You are too badly hurt to strike without a look: fight by hand, or get away."),
    NOWHERE_KNOWN("You know no place to go to yet."),
    GIVE_UP("Give up this game? It cannot be continued then."),
    GIVE_UP_WORD("quit"),
    TYPE_WORD("Type \"{word}\", or Esc to go back."),
    UNSAVED_GAME("The game is not saved"),
    UNSAVED_CHOICE("You can go on and save again, or leave without what you have played since it was last saved."),
    LEAVE_UNSAVED("Leave unsaved"),
    RULE_FAILED("A rule failed"),
    RULE_FAILED_AT("A rule failed at {place}"),
    ONE_FAILURE("{key} 1 failure"),
    FAILURES("{key} {count} failures"),
    TELLS_MORE("{key} tells more."),
    NO_RULE_FAILED("No rule has failed."),
    RELOADED("Rules reloaded: {millis} ms"),
    OLD_RULES_STAY("The old rules stay"),

    CARRIED("You carry"),
    NOTHING("Nothing."),
    DROP_WHAT("Drop what?"),
    DROP("drop"),
    DROP_ONE("drop one"),
    WHERE("Where?"),
    AIM_FIRST("Nobody is in reach: move the mark, or Esc."),
    AIM_FOOT("Enter there  Tab next  Esc back"),
    LOOK_FOOT("Enter more  . go  Tab next  Esc back"),
    SEEN("You see"),
    REMEMBERED("{name}, as you remember it"),
    UNSEEN("You have not seen this place."),
    FIND("All that you have seen"),
    SEARCH("Search:"),
    SEARCH_FOOT("type to search, Enter take, Esc back"),
    NOTHING_FOUND("There is nothing of that name."),
    STEPS_AWAY("{count} steps"),
    NO_KNOWN_WAY("no known way"),
    LEVEL("Depth {depth}"),
    LEVEL_BESIDE("{place}, depth {depth}"),
    YOU_ARE_HERE("(here)"),
    OVERVIEW("The dungeon so far"),
    WRITE_NOTE("Write a note"),
    WHICH_NOTE("Your note on this level; an empty one strikes it out."),
    GO_TO_LEVEL("Go to something there"),
    NO_JOURNEY("You were going nowhere."),
    LEVEL_MAP_FOOT("directions scroll, any other key closes"),
    MESSAGES("Messages"),
    SELF("You"),
    AMOUNT("{value} of {max}"),
    SELF_PLACE("Depth {depth} (deepest {deepest}), turn {turn}, seed {seed}"),

    WON("You have won"),
    DIED("You have died"),
    KILLED_BY("Killed by {cause}."),
    KILLED_BY_SOMEBODY("Killed by {killer} ({cause})."),
    END_PLACE("Depth {depth}, turn {turn}, seed {seed}."),
    POINTS("{points} points"),
    MEDDLED("They do not count: somebody meddled with this game at the console."),
    LAST_MESSAGES("The last messages"),
    LEVEL_AS_SEEN("The level, as far as it was seen"),
    WRITTEN_DOWN("All this, the pack and the map are written down in {file}."),

    PAGE_FOOT("Esc close"),
    LONG_PAGE_FOOT("Space on, - back, Esc close"),
    GO_ON("Space: go on"),
    YES("Yes"),
    NO("No"),
    ENLARGE("Please enlarge the window: Gnaw needs {columns}x{rows}, this is {width}x{height}."),

    MOTTO("Every rule is a script."),
    CONTINUE("Continue ({where})"),
    RECOVERED("Recovered your game at turn {turn}."),
    RECOVERED_IN_PART(
            "Recovered your game at turn {turn} of {last}: what came then cannot be played again. All is kept in {files}."),
    KEPT_AT("depth {depth}, turn {turn}"),
    KEPT_WITH("with {mods}"),
    KEPT_WITHOUT("without mods"),
    KEPT_FOR_PRACTICE("for practice"),
    ENDED_BEFORE("This game has ended once: it goes on for practice, and does not count."),
    OTHER_GAMES("Other games"),
    BEST_GAMES("Best games"),
    ALL_GAMES("Games: {games}, won: {won}, deepest: {depth}, turns in all: {turns}."),
    KILLED_MOST("Killed most often by: {killers}."),
    NO_FILM("This game was played before games could be played again, or its course is gone."),
    FILM("turn {turn}, {done}/{all}, {speed}/s"),
    FILM_OVER("the end"),
    FILM_KEYS("Space run  l h step  +- speed  >< depth  t turn  q back"),
    FILM_TURN("To which turn?"),
    LACKS("Not all of this game is left"),
    MOD_GONE("The mod {mod} is not there any more."),
    ROWS_GONE("Nobody knows any more: {names}."),
    GO_ON_WITHOUT("Go on without? That cannot be undone."),
    ELSEWHERE("Gnaw is being played in another window (process {process})."),
    TAKE_OVER("Play here: the other window keeps its game and ends"),
    STILL_ELSEWHERE("The other window has not ended. End it there, or try again."),
    NEW_GAME("New game"),
    DAILY("Daily game, {date}"),
    SHARE("Gnaw, the daily game of {date}: {points} points, killed by {killer} on depth {depth}, turn {turn}."),
    SHARE_WON("Gnaw, the daily game of {date}: won with {points} points in turn {turn}!"),
    TO_SHARE("To share:"),
    SEED("Seed of your own"),
    WHICH_SEED("Which seed? The same number digs the same dungeon."),
    NO_NUMBER("\"{text}\" is no whole number."),
    MODS("Mods"),
    HELP("Help"),
    QUIT("Quit"),
    WITH_MODS("With {mods}"),
    LOSE("Your game at {where} will be lost. Begin a new one?"),
    F5_TELLS_MORE("F5 tells more."),

    NO_MODS("There are no mods."),
    MODS_FOOT("Space on/off, s settings, Esc back"),
    LOADING("Loading …"),
    HAS_SETTINGS("(settings)"),
    STAYS_ON("{name} stays on"),
    STAYS_OFF("{name} stays off"),
    NOTHING_TO_SET("There is nothing to set for {name}."),
    SETTINGS_OF("{name}: settings"),
    SETTINGS_FOOT("Enter change, arrows choose, Esc back"),
    SETTING_STAYS("{name} stays {value}"),
    SETTING_IS("{name} is {value}: {wanted}."),

    MOVING("Moving"),
    THINGS("Things"),
    KNOWING("Looking and knowing"),
    GAME("The game"),
    DEVELOPING("Writing rules"),
    COMMANDS("Commands"),
    UP("Up"),
    LEFT("Left"),
    RIGHT("Right"),
    DOWN("Down"),
    INTO_FOES("Into a foe: attack. Shift, or {key} before: run."),
    BY_MOUSE("Mouse: a click walks there, or takes what it hits; the wheel scrolls."),
    IN_MENU("(menu)"),
    DO_RUN("run: a direction follows"),
    DO_EXPLORE("explore until something turns up"),
    DO_FIGHT("fight the nearest enemy: a step, or a blow"),
    DO_TRAVEL("travel to the stairs"),
    DO_RESUME("go on with a journey that was interrupted"),
    DO_FIND("find anything that you have seen, and go there"),
    DO_OVERVIEW("the dungeon so far, with your own notes"),
    DO_PICK_UP("pick up what lies here"),
    DO_INVENTORY("what you carry, and what to do with it"),
    DO_DROP("drop something"),
    DO_LOOK("look around, over the whole level"),
    DO_LEVEL_MAP("the whole level on the screen"),
    DO_MESSAGES("all messages again"),
    DO_CHARACTER("yourself"),
    DO_COMMANDS("menu of all commands"),
    DO_HELP("this help"),
    DO_RULE_FAILURE("more about a rule that failed"),
    DO_RELOAD("read the rules again"),
    DO_SAVE("save and quit"),
    DO_ABANDON("give up this game"),
    DO_CONSOLE("console: look at the game, and change it"),
    DO_COSTS("what each rule costs, on and off");

    private static final String PREFIX = "screen.";

    private final String english;

    Caption(String english) {
        this.english = english;
    }

    /** What it says where no script says otherwise. */
    public String english() {
        return english;
    }

    /** Its row of the table {@code texts}. */
    public String id() {
        StringBuilder id = new StringBuilder();
        for (String word : name().split("_")) {
            id.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return PREFIX + id.substring(0, 1).toLowerCase(Locale.ROOT) + id.substring(1);
    }
}
