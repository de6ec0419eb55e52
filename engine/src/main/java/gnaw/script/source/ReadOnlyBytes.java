package gnaw.script.source;

import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/** A file that is in memory and can only be read. */
final class ReadOnlyBytes implements SeekableByteChannel {
    private final ByteBuffer bytes;
    private boolean open = true;

    ReadOnlyBytes(byte[] content) {
        this.bytes = ByteBuffer.wrap(content).asReadOnlyBuffer();
    }

    @Override
    public int read(ByteBuffer into) {
        if (!bytes.hasRemaining()) {
            return -1;
        }
        int count = Math.min(into.remaining(), bytes.remaining());
        into.put(bytes.slice().limit(count));
        bytes.position(bytes.position() + count);
        return count;
    }

    @Override
    public int write(ByteBuffer from) {
        throw new NonWritableChannelException();
    }

    @Override
    public long position() {
        return bytes.position();
    }

    @Override
    public SeekableByteChannel position(long position) {
        bytes.position((int) Math.min(position, bytes.limit()));
        return this;
    }

    @Override
    public long size() {
        return bytes.limit();
    }

    @Override
    public SeekableByteChannel truncate(long size) {
        throw new NonWritableChannelException();
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
    }
}
