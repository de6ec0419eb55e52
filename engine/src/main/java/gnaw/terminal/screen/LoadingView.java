package gnaw.terminal.screen;

import gnaw.terminal.key.Key;
import gnaw.text.Caption;

/** Says that rules are being read, for as long as that takes. */
final class LoadingView implements View {
    @Override
    public boolean liesOver() {
        return true;
    }

    @Override
    public void paint(Canvas canvas) {
        String words = canvas.captions().of(Caption.LOADING);
        Canvas inside = Frame.centred(canvas, "", words.length(), 1);
        inside.cutText(0, 0, words, "text");
        inside.cursor(0, 0);
    }

    @Override
    public ViewChange onKey(Key key) {
        return ViewChange.STAY;
    }
}
