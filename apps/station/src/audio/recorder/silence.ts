/** A wait for audio. */
export interface Silence {
  /** Audio has arrived, or is not waited for any more. */
  end(): void;
}

/**
 * Calls `onSilent` after so many milliseconds without `end`. A process that stood still for longer first receives what arrived
 * meanwhile: Node runs timers that are due before it reads.
 */
export function startSilence(ms: number, onSilent: () => void): Silence {
  let isOver = false;
  const timer = setTimeout(() => {
    // The first turn reads, the second one sees what the readers of what was read have passed on.
    setImmediate(() => setImmediate(() => !isOver && onSilent()));
  }, ms);
  return {
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
