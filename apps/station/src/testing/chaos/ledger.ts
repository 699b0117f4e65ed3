/** Work that the installation acknowledged, and so must still have at the end. */
export interface Ledger {
  /** Titles of uploads. */
  readonly uploads: string[];
  /** Ids of published episodes. */
  readonly episodes: number[];
  /** Requests that failed or were refused, by the machine's end or its restart; clients repeat them. */
  failures: number;
}

export function newLedger(): Ledger {
  return { uploads: [], episodes: [], failures: 0 };
}
