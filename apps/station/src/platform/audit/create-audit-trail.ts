import type { FastifyRequest } from 'fastify';
import { auditRuleOf, type Operation } from '@postkit/sdk/schema';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { isStationError } from '../errors/station-error.ts';
import type { SignedInUser } from '../http/access.ts';
import type { Log } from '../log.ts';
import { networkOf } from '../network-of.ts';
import { type AuditActor, type AuditScope, runInAuditScope } from './audit-scope.ts';
import { browserOf } from './browser-of.ts';
import { insertEntry, type RecordedThing } from './record-change.ts';

/** The operation whose call the trail follows. */
export interface AuditedCall {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  /** Null for visitors. */
  readonly person: SignedInUser | null;
}

/** Writes what operations do to the audit log. */
export interface AuditTrail {
  /**
   * Runs the handler of an operation. If the handler recorded no change of such a thing itself, an entry that names the thing of the
   * address or of the response follows a success; a sign-in also leaves one when it fails, unless it recorded why.
   */
  follow<Result>(call: AuditedCall, handler: () => Promise<Result>): Promise<Result>;
}

export interface AuditTrailDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Resolves a slug; null if there is no such station. */
  readonly stationId: (slug: string) => number | null;
  /** The name of a user as others see it. */
  readonly nameOf: (person: SignedInUser) => Promise<string>;
}

export function createAuditTrail({ db, clock, log, stationId, nameOf }: AuditTrailDeps): AuditTrail {
  async function scopeOf({ operation, request, person }: AuditedCall): Promise<AuditScope | null> {
    const rule = auditRuleOf(operation);
    if (!rule) return null;
    const slug = textOf(request.params, 'station');
    return {
      clock,
      operation: operation.id,
      rule,
      stationId: slug === '' ? null : stationId(slug),
      network: networkOf(request.ip),
      agent: browserOf(request.headers['user-agent']),
      actor: person && (await actorOf(person)),
      recorded: [],
    };
  }

  async function actorOf(person: SignedInUser): Promise<AuditActor> {
    const key = person.apiKey?.name ?? '';
    return { kind: key === '' ? 'user' : 'api_key', userId: person.userId, name: await nameOf(person), key };
  }

  /** The change is committed: a full disk must not turn it into a failure. */
  async function write(scope: AuditScope, thing: RecordedThing): Promise<void> {
    await insertEntry(db, scope, thing).catch((error: unknown) =>
      log.error({ err: error, operation: scope.operation }, 'a change is missing in the audit log'),
    );
  }

  return {
    async follow(call, handler) {
      const scope = await scopeOf(call);
      if (!scope) return handler();
      try {
        const result = await runInAuditScope(scope, handler);
        if (scope.rule && !scope.recorded.includes(scope.rule.kind))
          await write(scope, thingOf(call.request, scope, result));
        return result;
      } catch (error) {
        const isRecorded = scope.rule && scope.recorded.includes(scope.rule.kind);
        if (isRefused(error) && scope.rule?.action === 'signed_in' && !isRecorded)
          await write(scope, { ...selfOf(scope), action: 'sign_in_failed' });
        throw error;
      }
    },
  };
}

/** A sign-in that failed because the station was busy is none, nor is one that continues with a second step. */
function isRefused(error: unknown): boolean {
  return (
    isStationError(error) && [401, 403, 422].includes(error.status) && error.body?.second_step === undefined
  );
}

/** The thing that a response contains or that the address names. */
function thingOf({ params }: FastifyRequest, scope: AuditScope, result: unknown): RecordedThing {
  if (scope.rule?.kind === 'user' && scope.stationId === null) return selfOf(scope);
  const id =
    ['id', 'guid', 'key', 'uuid', 'job']
      .map((name) => textOf(params, name) || textOf(result, name))
      .find(Boolean) ?? '';
  return { id, name: textOf(result, 'title') || textOf(result, 'name') };
}

function selfOf({ actor }: AuditScope): RecordedThing {
  return { id: actor?.userId ?? '', name: actor?.name ?? '' };
}

/** A field of an object as text; empty if there is none. */
function textOf(value: unknown, name: string): string {
  const field =
    typeof value === 'object' && value !== null && name in value
      ? (value as Readonly<Record<string, unknown>>)[name]
      : '';
  return typeof field === 'string' || typeof field === 'number' ? String(field) : '';
}
