import type { Transaction } from '../../platform/db/database.ts';

/** Separates the recordings of several recorders. */
export interface RecordingTerm {
  /** Added to the names of the log's files: a recorder whose term is over cannot write into those of the next. */
  readonly fileSuffix: string;
  /** @throws when the term is over, so that nothing of the transaction is committed */
  ensure(transaction: Transaction): Promise<void>;
}

/** Without other recorders, a term never ends. */
export const onlyTerm: RecordingTerm = { fileSuffix: '', ensure: () => Promise.resolve() };
