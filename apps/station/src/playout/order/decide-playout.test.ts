import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decidePlayout,
  emptyPlayout,
  type PlayoutDecision,
  type PlayoutMessage,
  type PlayoutState,
} from '../index.ts';

const noon = Date.parse('2026-03-10T12:00:00Z');
const second = 1000;
const minute = 60 * second;

function message(overrides: Partial<PlayoutMessage> = {}): PlayoutMessage {
  return {
    kind: 'start',
    reason: '',
    started_at_ms: noon,
    isStartStated: true,
    ended_at_ms: null,
    planned_ms: 200 * second,
    played_ms: null,
    title: 'Glasshouse',
    artist: 'Imogen Tallow',
    album: '',
    cart: '0417',
    second_id: '',
    playback_id: '',
    category: '',
    type: 'song',
    isTypeGuessed: false,
    isrc: '',
    label: '',
    channel: '',
    isOnAir: true,
    isSnapshot: false,
    isHistory: false,
    fields: {},
    ...overrides,
  };
}

/** A message without a time, as it arrives. */
const untimed = (arrived_ms: number, overrides: Partial<PlayoutMessage> = {}) =>
  message({ started_at_ms: arrived_ms, isStartStated: false, ...overrides });
const other = { title: 'Night Ferry', artist: 'The Alder Street Four', cart: '0418' };

/** The decisions of messages that arrive one after another. */
function run(arrivals: readonly (readonly [arrived_ms: number, message: PlayoutMessage])[]) {
  let state: PlayoutState = emptyPlayout;
  const decisions: PlayoutDecision[] = [];
  for (const [arrived_ms, arriving] of arrivals) {
    const [next, decision] = decidePlayout(state, arriving, { arrived_ms, staleAfter_ms: 10 * minute });
    state = next;
    decisions.push(decision);
  }
  return { state, decisions, fates: decisions.map(({ fate }) => fate) };
}

describe('decidePlayout', () => {
  it('logs a start, and ends the element before it', () => {
    const { fates, decisions } = run([
      [noon, message()],
      [noon + 50 * second, message({ ...other, started_at_ms: noon + 50 * second })],
    ]);
    expect(fates).toEqual(['logged', 'logged']);
    expect(decisions[1]?.elements).toMatchObject([
      { number: 1, ended_at_ms: noon + 50 * second, endCause: 'next' },
      { number: 2, ended_at_ms: null },
    ]);
  });

  it.each([
    [
      'the same playback, with a start that was corrected by seconds',
      { playback_id: 'p1' },
      { playback_id: 'p1', started_at_ms: noon + 8 * second },
      8 * second,
    ],
    ['the same cart and start', {}, {}, second],
    ['the same start, rounded to the second', { started_at_ms: noon + 900 }, { started_at_ms: noon }, second],
    ['the same title and start without a cart', { cart: '' }, { cart: '' }, 30 * minute],
  ])('repeats %s', (_, first, again, later_ms) => {
    expect(
      run([
        [noon, message(first)],
        [noon + later_ms, message(again)],
      ]).fates,
    ).toEqual(['logged', 'repeated']);
  });

  it.each([
    ['the same song an hour later', { started_at_ms: noon + 60 * minute }, 60 * minute],
    ['the same cart right after itself', { started_at_ms: noon + 200 * second }, 200 * second],
    ['another cart at the same second', { cart: '0418', title: 'Night Ferry' }, second],
  ])('logs %s', (_, again, later_ms) => {
    expect(
      run([
        [noon, message()],
        [noon + later_ms, message(again)],
      ]).fates,
    ).toEqual(['logged', 'logged']);
  });

  it('takes a number of a playback that is used again after a restart for a new one', () => {
    const again = message({ ...other, playback_id: '1', started_at_ms: noon + 30 * second });
    expect(
      run([
        [noon, message({ playback_id: '1' })],
        [noon + 30 * second, again],
      ]).fates,
    ).toEqual(['logged', 'logged']);
  });

  it('corrects the texts of the same playback', () => {
    const corrected = message({ playback_id: 'p1', cart: '', title: 'Glasshouse (live)' });
    const { fates, state } = run([
      [noon, message({ playback_id: 'p1', cart: '' })],
      [noon + 5 * second, corrected],
    ]);
    expect(fates).toEqual(['logged', 'corrected']);
    expect(state.elements.map((element) => element.message.title)).toEqual(['Glasshouse (live)']);
  });

  it.each([
    ['within its length', 200 * second, 150 * second, 'repeated'],
    ['after its length', 200 * second, 200 * second, 'logged'],
    ['within a minute, of unknown length', null, 59 * second, 'repeated'],
    ['minutes later, of unknown length', null, 4 * minute, 'logged'],
  ])('without a time, decides the same element %s', (_, planned_ms, later_ms, fate) => {
    const arrivals = [noon, noon + later_ms].map((at) => [at, untimed(at, { planned_ms })] as const);
    expect(run(arrivals).fates).toEqual(['logged', fate]);
  });

  it('repeats the state of a system that is asked, for as long as nothing else plays', () => {
    const ask = (at: number, more = {}) =>
      [at, untimed(at, { isSnapshot: true, planned_ms: null, ...more })] as const;
    const hours = Array.from({ length: 12 }, (_, n) => ask(noon + n * 10 * minute));
    expect(run(hours).fates).toEqual(['logged', ...Array.from({ length: 11 }, () => 'repeated')]);
    expect(run([ask(noon), ask(noon + 5 * minute, other), ask(noon + 10 * minute)]).fates).toEqual([
      'logged',
      'logged',
      'logged',
    ]);
  });

  it.each([
    ['yesterday, after a restart', -24 * 60 * minute],
    ['eleven minutes beyond its length', -(11 * minute + 200 * second)],
    ['too far in the future', 11 * minute],
  ])('leaves out an element that started %s', (_, offset_ms) => {
    const { fates, state } = run([[noon, message({ started_at_ms: noon + offset_ms })]]);
    expect(fates).toEqual(['stale']);
    expect(state.elements).toEqual([]);
  });

  it('leaves out the same playback at the same time of the next day', () => {
    const tomorrow = noon + 24 * 60 * minute;
    const again = message({ playback_id: '41', started_at_ms: tomorrow });
    expect(
      run([
        [noon, message({ playback_id: '41' })],
        [tomorrow, again],
      ]).fates,
    ).toEqual(['logged', 'stale']);
  });

  it('logs a record of the past that is asked for, and the end that it states', () => {
    const record = message({
      isHistory: true,
      started_at_ms: noon - 120 * minute,
      ended_at_ms: noon - 115 * minute,
    });
    const { fates, state } = run([
      [noon, record],
      [noon, record],
    ]);
    expect(fates).toEqual(['logged', 'repeated']);
    expect(state.elements).toMatchObject([{ ended_at_ms: noon - 115 * minute, endCause: 'record' }]);
  });

  it('changes nothing for a plain repetition', () => {
    const { decisions, state } = run([
      [noon, message()],
      [noon + second, message()],
    ]);
    expect(decisions[1]).toMatchObject({ fate: 'repeated', elements: [] });
    expect(state.elements).toMatchObject([{ ended_at_ms: null, endCause: null }]);
  });

  it('keeps the end that a record states before a pause', () => {
    const record = message({ isHistory: true, ended_at_ms: noon + 100 * second });
    const { state } = run([
      [noon + minute, record],
      [noon + 300 * second, message({ ...other, started_at_ms: noon + 300 * second })],
    ]);
    expect(state.elements[0]).toMatchObject({ ended_at_ms: noon + 100 * second, endCause: 'record' });
  });

  it('logs a message that comes late at its own time', () => {
    const { fates, state } = run([
      [noon + 100 * second, message({ ...other, started_at_ms: noon + 100 * second })],
      [noon + 101 * second, message()],
    ]);
    expect(fates).toEqual(['logged', 'late']);
    expect(state.elements).toMatchObject([
      { started_at_ms: noon, ended_at_ms: noon + 100 * second },
      { started_at_ms: noon + 100 * second, ended_at_ms: null },
    ]);
  });

  it('logs a message that comes seconds before air at its own time', () => {
    expect(run([[noon - 8 * second, message()]]).decisions).toMatchObject([
      { fate: 'logged', elements: [{ started_at_ms: noon }] },
    ]);
  });

  it('keeps a plan apart from the log, until its element starts', () => {
    const plan = message({ ...other, kind: 'next', started_at_ms: noon + 200 * second });
    const { fates, state } = run([
      [noon, message()],
      [noon, plan],
    ]);
    expect(fates).toEqual(['logged', 'plan']);
    expect(state).toMatchObject({
      plan: { title: 'Night Ferry' },
      elements: [{ message: { title: 'Glasshouse' } }],
    });
    const started = run([
      [noon, plan],
      [noon, message({ ...other, started_at_ms: noon })],
    ]);
    expect(started.state.plan).toBeNull();
  });

  it('gives a message without effect its reason', () => {
    expect(
      run([[noon, message({ kind: 'none', reason: 'A macro makes no sound: no event.' })]]).decisions,
    ).toMatchObject([{ fate: 'no event', reason: 'A macro makes no sound: no event.' }]);
  });
});

describe('decidePlayout with stops', () => {
  const stop = (at: number, more: Partial<PlayoutMessage> = {}) =>
    message({
      kind: 'stop',
      started_at_ms: null,
      isStartStated: false,
      ended_at_ms: at,
      title: '',
      artist: '',
      cart: '',
      ...more,
    });

  it('ends the element on air, once', () => {
    const { fates, state } = run([
      [noon, message()],
      [noon + minute, stop(noon + minute)],
      [noon + 2 * minute, stop(noon + 2 * minute)],
    ]);
    expect(fates).toEqual(['logged', 'stopped', 'repeated']);
    expect(state.elements).toMatchObject([{ ended_at_ms: noon + minute, endCause: 'stop' }]);
  });

  it('ends the element that it names, also after the next has started', () => {
    const { fates, state } = run([
      [noon, message({ playback_id: 'a' })],
      [noon + minute, message({ ...other, playback_id: 'b', started_at_ms: noon + minute })],
      [
        noon + minute + second,
        stop(noon + minute + second, { playback_id: 'a', played_ms: minute + second }),
      ],
    ]);
    expect(fates).toEqual(['logged', 'logged', 'stopped']);
    expect(state.elements).toMatchObject([
      { ended_at_ms: noon + minute + second, endCause: 'stop', message: { played_ms: minute + second } },
      { ended_at_ms: null },
    ]);
  });

  it('is no event without an element, or before the one on air', () => {
    expect(run([[noon, stop(noon)]]).fates).toEqual(['no event']);
    expect(
      run([
        [noon, message()],
        [noon, stop(noon - minute)],
      ]).fates,
    ).toEqual(['logged', 'no event']);
    expect(run([[noon, stop(noon, { playback_id: 'x', cart: 'x' })]]).fates).toEqual(['no event']);
  });

  it('ends a start that comes after it', () => {
    const { fates, state } = run([
      [noon + minute, stop(noon + minute, { playback_id: 'a' })],
      [noon + minute + second, message({ playback_id: 'a' })],
    ]);
    expect(fates).toEqual(['no event', 'logged']);
    expect(state.elements).toMatchObject([{ ended_at_ms: noon + minute, endCause: 'stop' }]);
  });

  it('logs an element whose start was lost, if the stop says all about it', () => {
    const whole = stop(noon + minute, {
      title: 'Glasshouse',
      cart: '0417',
      started_at_ms: noon,
      isStartStated: true,
      played_ms: minute,
    });
    expect(run([[noon + minute, whole]])).toMatchObject({
      fates: ['logged'],
      state: { elements: [{ started_at_ms: noon, ended_at_ms: noon + minute }] },
    });
  });

  it('keeps a bounded memory, and its state is plain data', () => {
    const many = Array.from({ length: 2000 }, (_, n) => {
      const at = noon + n * minute;
      return [at, message({ cart: String(n), title: `Song ${n}`, started_at_ms: at })] as const;
    });
    const { state } = run(many);
    expect(state.elements).toHaveLength(800);
    expect(state.elements.at(-1)?.number).toBe(2000);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('decidePlayout for a day with faults', () => {
  const faults = fc.record({
    gap_ms: fc.integer({ min: 3000, max: 300_000 }),
    delays: fc.array(fc.integer({ min: -8000, max: 40_000 }), { minLength: 1, maxLength: 3 }),
    cart: fc.integer({ min: 0, max: 5 }),
  });

  it('logs each element once, at its time, whatever is repeated, early, late or out of order', () => {
    fc.assert(
      fc.property(fc.array(faults, { minLength: 1, maxLength: 60 }), (elements) => {
        let at = noon;
        const truth = elements.map(({ gap_ms, cart, delays }) => ({
          started_at_ms: (at += gap_ms),
          cart: `000${cart}`,
          delays,
        }));
        const arrivals = truth
          .flatMap(({ started_at_ms, cart, delays }) =>
            delays.map(
              (delay) => [started_at_ms + delay, message({ started_at_ms, cart, title: cart })] as const,
            ),
          )
          .toSorted(([one], [other]) => one - other);
        const { state } = run(arrivals);
        expect(
          state.elements.map(({ started_at_ms, message: { cart } }) => ({ started_at_ms, cart })),
        ).toEqual(truth.map(({ started_at_ms, cart }) => ({ started_at_ms, cart })));
        expect(state.elements.slice(0, -1).map(({ ended_at_ms }) => ended_at_ms)).toEqual(
          truth.slice(1).map(({ started_at_ms }) => started_at_ms),
        );
      }),
      { numRuns: 200 },
    );
  });
});
