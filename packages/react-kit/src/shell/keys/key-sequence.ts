/** The first key of a sequence, and when it was pressed, in milliseconds of `event.timeStamp`. */
export interface PendingKey {
  key: string;
  at: number;
}

export interface Step {
  /** The first key of a sequence that waits for its second. */
  pending: PendingKey | null;
  /** Id of the sequence that is complete. */
  done: string | null;
}

/** Milliseconds in which the second key must follow. */
const waitMilliseconds = 1500;

/** The next state after a key. `sequences` maps a key, or two keys separated by a space, to an id. */
export function nextStep(
  pending: PendingKey | null,
  { key, at }: PendingKey,
  sequences: ReadonlyMap<string, string>,
): Step {
  if (pending && at - pending.at <= waitMilliseconds) {
    const done = sequences.get(`${pending.key} ${key}`) ?? null;
    if (done !== null) return { pending: null, done };
  }
  const done = sequences.get(key) ?? null;
  if (done !== null) return { pending: null, done };
  const starts = [...sequences.keys()].some((sequence) => sequence.startsWith(`${key} `));
  return { pending: starts ? { key, at } : null, done: null };
}
