import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActorKind, AuditKind, AuditRule } from '@postkit/sdk/schema';
import type { Clock } from '../clock.ts';

/** The author of changes, as the entries of the audit log name it. */
export interface AuditActor {
  readonly kind: AuditActorKind;
  /** Null for automations and visitors. */
  readonly userId: number | null;
  readonly name: string;
  /** Name of the user's API key; empty without one. */
  readonly key: string;
}

/** The operation or automation that runs. */
export interface AuditScope {
  readonly clock: Clock;
  readonly operation: string;
  /** The entry that the operation implies; null for automations, whose changes name their own. */
  readonly rule: AuditRule | null;
  /** Null outside a station, as for sign-ins. */
  readonly stationId: number | null;
  readonly network: string;
  readonly agent: string;
  /** Null until a public operation identifies its caller. */
  actor: AuditActor | null;
  /** Kinds of things with an entry that is committed or about to be. */
  readonly recorded: AuditKind[];
}

const scopes = new AsyncLocalStorage<AuditScope>();

/** Runs work whose changes belong to an operation or automation. */
export function runInAuditScope<Result>(scope: AuditScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

export function currentAuditScope(): AuditScope | undefined {
  return scopes.getStore();
}

/** Names the caller of a public operation, such as a sign-in, once the station knows it. */
export function identifyAuditActor(actor: { readonly id: number; readonly name: string }): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = { kind: 'user', userId: actor.id, name: actor.name, key: '' };
}

/** Leaves the operation that runs without the entry that it implies, because it changes nothing this time. */
export function leaveNoEntry(): void {
  const scope = scopes.getStore();
  if (scope?.rule) scope.recorded.push(scope.rule.kind);
}

/** Runs work on behalf of an automation, whose changes then appear in the audit log under its name. */
export function runAsAutomation<Result>(
  automation: Pick<AuditScope, 'clock' | 'operation'> & {
    readonly kind: 'schedule' | 'rss_import' | 'presenter' | 'podcast_owner' | 'station';
    readonly name: string;
    readonly stationId: number;
    readonly network?: string;
  },
  work: () => Result,
): Result {
  const { clock, operation, kind, name, stationId, network = '' } = automation;
  const actor: AuditActor = { kind, userId: null, name, key: '' };
  return scopes.run(
    { clock, operation, rule: null, stationId, network, agent: '', actor, recorded: [] },
    work,
  );
}
