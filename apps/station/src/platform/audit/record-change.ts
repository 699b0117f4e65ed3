import type { AuditAction, AuditChange, AuditKind } from '@postkit/sdk/schema';
import type { Tables, Transaction } from '../db/database.ts';
import { type AuditScope, currentAuditScope } from './audit-scope.ts';
import type { AuditTables } from './audit-table.ts';

/** A change of one thing. */
export interface RecordedThing {
  /** By default the kind of the operation. */
  readonly kind?: AuditKind;
  /** By default the action of the operation. */
  readonly action?: AuditAction;
  readonly id?: number | string;
  /** Its title or name. */
  readonly name: string;
  readonly changes?: readonly AuditChange[];
  /** By default the station of the operation. */
  readonly stationId?: number | null;
}

/**
 * Writes an entry of the audit log in the transaction of its change. Does nothing outside an operation and an
 * automation, such as in the demo. An operation whose kind of thing has an entry writes no other one.
 */
export async function recordChange(transaction: Transaction, thing: RecordedThing): Promise<void> {
  const scope = currentAuditScope();
  const kind = thing.kind ?? scope?.rule?.kind;
  if (!scope || !kind) return;
  await insertEntry(transaction, scope, thing);
  scope.recorded.push(kind);
  transaction.afterRollback(() => scope.recorded.splice(scope.recorded.indexOf(kind), 1));
}

/** Writes an entry of a scope. Without an actor, or without a kind and an action, there is nothing to say. */
export async function insertEntry(db: Tables, scope: AuditScope, thing: RecordedThing): Promise<void> {
  const { actor, rule } = scope;
  const [kind, action] = [thing.kind ?? rule?.kind, thing.action ?? rule?.action];
  if (!actor || !kind || !action) return;
  await db
    .tables<AuditTables>()
    .insertInto('audit_entries')
    .values({
      at: scope.clock.seconds(),
      station_id: thing.stationId === undefined ? scope.stationId : thing.stationId,
      user_id: actor.userId,
      actor: actor.kind,
      actor_name: actor.name,
      key_name: actor.key,
      action,
      operation: scope.operation,
      kind,
      thing_id: String(thing.id ?? ''),
      thing_name: thing.name.slice(0, longestName),
      changes: JSON.stringify(thing.changes ?? []),
      network: scope.network,
      agent: scope.agent,
    })
    .execute();
}

const longestName = 200;
