import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import { createLoopYield } from '../loop-yield.ts';
import type { Database, Transaction } from './database.ts';
import type { SqlDialect } from './dialects/sql-dialect.ts';

export interface DatabaseParts extends Pick<Database, 'dialect' | 'peers'> {
  readonly kysely: Kysely<unknown>;
}

/** Adds transactions with their callbacks to a Kysely instance, which it then owns. */
export function wrapDatabase({ kysely, dialect, peers }: DatabaseParts): Database {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  const yieldToOthers = createLoopYield();

  function refuseInside(): void {
    if (inside.getStore()?.open)
      throw new Error('Inside a transaction, use the transaction that was passed in.');
  }

  return {
    dialect,
    peers,
    tables<T>() {
      refuseInside();
      return kysely as Kysely<T>;
    },
    afterCommit: (call) => call(),
    afterRollback: () => {},
    transaction: async (work) => {
      refuseInside();
      const state = { open: true };
      const committed: (() => void)[] = [];
      const rolledBack: (() => void)[] = [];
      try {
        const result = await kysely
          .transaction()
          .execute((inner) =>
            inside.run(state, work, createTransaction({ inner, dialect, committed, rolledBack })),
          );
        state.open = false;
        for (const call of committed) call();
        await yieldToOthers();
        return result;
      } catch (error) {
        if (state.open) for (const call of rolledBack) call();
        throw error;
      } finally {
        state.open = false;
      }
    },
    close: () => kysely.destroy(),
  };
}

interface TransactionParts {
  readonly inner: Kysely<unknown>;
  readonly dialect: SqlDialect;
  readonly committed: (() => void)[];
  readonly rolledBack: (() => void)[];
}

function createTransaction({ inner, dialect, committed, rolledBack }: TransactionParts): Transaction {
  return {
    dialect,
    tables: <T>() => inner as Kysely<T>,
    afterCommit: (call) => void committed.push(call),
    afterRollback: (call) => void rolledBack.push(call),
  };
}
