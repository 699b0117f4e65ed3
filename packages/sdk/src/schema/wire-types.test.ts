import { describe, expectTypeOf, it } from 'vitest';
import type { CallInput, ResponseOf } from '../core/call-input.ts';
import type { LiveEvents as Declared } from './live/live-events.ts';
import type { LiveEvents } from './live/wire-types.ts';
import type { Operation } from './operation.ts';
import type { operations } from './operations.ts';
import type { wireOperations } from './testing/wire-operations.ts';
import type { WebhookEvents as DeclaredEvents } from './webhooks/webhook-event.ts';
import type { WebhookEvents } from './webhooks/wire-types.ts';
import type { SentOperation } from './wire-operation.ts';

type Same<First, Second> = [First] extends [Second] ? ([Second] extends [First] ? true : false) : false;

/** Operations whose copy takes or returns other values than the table declares. */
type Faults<Table, Copies> = {
  [Verb in keyof Table & keyof Copies]: [Table[Verb], Copies[Verb]] extends [
    infer Op extends Operation,
    infer Copy extends SentOperation,
  ]
    ? Same<[CallInput<Op>, ResponseOf<Op>], [CallInput<Copy>, ResponseOf<Copy>]> extends true
      ? never
      : Verb
    : Verb;
}[keyof Table & keyof Copies];

type AllFaults = {
  [Domain in keyof typeof wireOperations]: Faults<
    (typeof operations)[Domain],
    (typeof wireOperations)[Domain]
  >;
}[keyof typeof wireOperations];

describe('the written types', () => {
  it('are those of the schemas', () => {
    expectTypeOf<AllFaults>().toEqualTypeOf<never>();
    expectTypeOf<Same<Declared, LiveEvents>>().toEqualTypeOf<true>();
    expectTypeOf<Same<DeclaredEvents, WebhookEvents>>().toEqualTypeOf<true>();
  });

  it('cover every operation that a client sends', () => {
    expectTypeOf<Exclude<keyof typeof operations, keyof typeof wireOperations>>().toEqualTypeOf<
      'publicPages' | 'singleSignOn'
    >();
  });
});
