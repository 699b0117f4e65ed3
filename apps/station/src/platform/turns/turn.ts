/** `interactive` is what a user waits for, `background` is everything that may take longer. */
export type Lane = 'interactive' | 'background';

/** What decides when a piece of work starts. */
export interface Turn {
  /** May rise from `background` to `interactive` while the work waits or runs. */
  readonly lane: Lane;
  /** Null for work of the whole installation. */
  readonly station: number | null;
  /** Runs once when the lane rises. Returns a function that stops listening. */
  onRaise?(call: () => void): () => void;
}
