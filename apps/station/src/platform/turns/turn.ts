/** `interactive` is work that a user waits for, `background` is everything that may take longer. */
export type Lane = 'interactive' | 'background';

/** The priority of a piece of work. */
export interface Turn {
  /** May rise from `background` to `interactive` while the work waits or runs. */
  readonly lane: Lane;
  /** Null for work of the whole installation. */
  readonly station: number | null;
  /** Calls `call` once when the lane rises. Returns a function that unsubscribes. */
  onRaise?(call: () => void): () => void;
}
