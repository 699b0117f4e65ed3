/** Bytes. */
const first = 512 * 1024;
const smallest = 64 * 1024;
const largest = 8 * 1024 * 1024;
/** Milliseconds that a part should take: as much work is lost when a connection breaks, and progress moves as often. */
const aim = 2_000;

/** Sizes of the parts of one upload, which follow the speed of the connection from 64 kB to 8 MB. */
export function createPartSize() {
  let bytes = first;
  return {
    get bytes() {
      return bytes;
    },
    /** Adapts to a part that arrived. A part is at most four times as large as the one before. */
    arrived(sent: number, milliseconds: number): void {
      const fitting = milliseconds > 0 ? Math.round((sent / milliseconds) * aim) : largest;
      bytes = Math.max(smallest, Math.min(largest, bytes * 4, fitting));
    },
    /** Halves the next part after a failure. */
    failed(): void {
      bytes = Math.max(smallest, bytes / 2);
    },
  };
}
