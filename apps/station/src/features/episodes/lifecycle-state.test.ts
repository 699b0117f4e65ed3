import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextLifecycleState, type LifecycleState } from './lifecycle-state.ts';

const now = 1000;
const draft: LifecycleState = { status: 'draft', delay_post_until: null };
const published: LifecycleState = { status: 'published', delay_post_until: null };
const unpublished: LifecycleState = { status: 'unpublished', delay_post_until: null };
const scheduled: LifecycleState = { status: 'scheduled', delay_post_until: 2000 };

describe('nextLifecycleState', () => {
  it.each([
    ['a draft stays one', draft, {}, draft],
    ['a date alone does not schedule a draft', draft, { delay_post_until: 2000 }, draft],
    ['a draft is published', draft, { draft: false }, published],
    ['a draft is scheduled', draft, { draft: false, delay_post_until: 2000 }, scheduled],
    ['a draft is put away', draft, { unpublished: true }, unpublished],
    ['saving makes a draft of anything', published, { draft: true, unpublished: false }, draft],
    ['a published one stays out', published, {}, published],
    ['an unpublished one stays in', unpublished, {}, unpublished],
    ['an unpublished one is not published by half', unpublished, { draft: false }, unpublished],
    ['an unpublished one is published again', unpublished, { unpublished: false }, published],
    [
      'an unpublished one is scheduled again',
      unpublished,
      { draft: false, unpublished: false, delay_post_until: 2000 },
      scheduled,
    ],
    ['a scheduled one keeps its date', scheduled, {}, scheduled],
    ['a scheduled one is published now', scheduled, { draft: false, unpublished: false }, published],
    ['a scheduled one without its date is a draft', scheduled, { delay_post_until: null }, draft],
    [
      'a scheduled one is moved',
      scheduled,
      { delay_post_until: 3000 },
      { status: 'scheduled', delay_post_until: 3000 },
    ],
    ['a scheduled one is put away', scheduled, { unpublished: true }, unpublished],
  ] as const)('%s', (_name, before, input, after) => {
    expect(nextLifecycleState(before, input, now)).toEqual(after);
  });

  it('keeps its date when the timer is late', () => {
    expect(
      nextLifecycleState(scheduled, { draft: false, unpublished: false, delay_post_until: 2000 }, 5000),
    ).toEqual(scheduled);
  });

  it('refuses a date in the past', () => {
    expect(() => nextLifecycleState(draft, { draft: false, delay_post_until: now }, now)).toThrow(
      'This time has passed',
    );
  });

  it('has a date if, and only if, it is scheduled', () => {
    const flag = fc.option(fc.boolean(), { nil: undefined });
    const date = fc.option(fc.integer({ min: now + 1, max: 9999 }), { nil: null });
    fc.assert(
      fc.property(
        fc.constantFrom(draft, published, unpublished, scheduled),
        flag,
        flag,
        fc.option(date, { nil: undefined }),
        (before, isDraft, isUnpublished, until) => {
          const after = nextLifecycleState(
            before,
            { draft: isDraft, unpublished: isUnpublished, delay_post_until: until },
            now,
          );
          expect(after.delay_post_until !== null).toBe(after.status === 'scheduled');
        },
      ),
    );
  });
});
