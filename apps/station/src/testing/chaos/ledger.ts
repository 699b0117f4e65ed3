/** Requests of clients, and the work that the installation acknowledged, which it must still have at the end. */
export interface Ledger {
  /** Number of all requests. */
  requests: number;
  /** Titles of uploads. */
  readonly uploads: string[];
  /** Ids of published episodes. */
  readonly episodes: number[];
  /** Requests without a response, and those that were refused because of a machine's end or restart, with the reason. */
  readonly failures: string[];
}

export function newLedger(): Ledger {
  return { requests: 0, uploads: [], episodes: [], failures: [] };
}
