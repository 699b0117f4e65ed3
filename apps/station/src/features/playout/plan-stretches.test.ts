import { describe, expect, it } from 'vitest';
import { type Cue, planStretches } from './plan-stretches.ts';

const rules = { shortestTalk_ms: 5000, shortestElement_ms: 4000 };
const span = { from_ms: 0, to_ms: 600_000 };

const start = (at: number, element: number, length?: number): Cue => ({
  at_ms: at * 1000,
  element,
  length_ms: length === undefined ? null : length * 1000,
});
const stop = (at: number): Cue => ({ at_ms: at * 1000, element: null, length_ms: null });

/** As [from, to, element] in seconds; talk is a 0. */
const plan = (cues: readonly Cue[], of = span) =>
  planStretches(cues, of, rules).map(({ from_ms, to_ms, element }) => [
    from_ms / 1000,
    to_ms / 1000,
    element ?? 0,
  ]);

describe('planStretches', () => {
  it.each([
    ['without a cue is talk', [], [[0, 600, 0]]],
    [
      'an element of unknown length lasts until the next',
      [start(0, 1), start(200, 2)],
      [
        [0, 200, 1],
        [200, 600, 2],
      ],
    ],
    [
      'the microphone is open after the length of an element',
      [start(0, 1, 180), start(300, 2, 300)],
      [
        [0, 180, 1],
        [180, 300, 0],
        [300, 600, 2],
      ],
    ],
    [
      'the microphone is open after a stop, also before the planned end',
      [start(0, 1, 180), stop(100), start(150, 2)],
      [
        [0, 100, 1],
        [100, 150, 0],
        [150, 600, 2],
      ],
    ],
    [
      'an element that is left early ends with the next',
      [start(0, 1, 400), start(100, 2, 500)],
      [
        [0, 100, 1],
        [100, 600, 2],
      ],
    ],
    [
      'a breath between two songs is no talk',
      [start(0, 1, 197), start(200, 2, 400)],
      [
        [0, 200, 1],
        [200, 600, 2],
      ],
    ],
    [
      'five seconds are talk',
      [start(0, 1, 195), start(200, 2, 400)],
      [
        [0, 195, 1],
        [195, 200, 0],
        [200, 600, 2],
      ],
    ],
    [
      'a sweeper joins what follows it',
      [start(0, 1), start(200, 9, 2), start(202, 2)],
      [
        [0, 200, 1],
        [200, 600, 2],
      ],
    ],
    [
      'a sweeper before talk joins the talk',
      [start(0, 1), start(200, 9, 2), start(300, 2)],
      [
        [0, 200, 1],
        [200, 300, 0],
        [300, 600, 2],
      ],
    ],
    [
      'two stops are one talk',
      [start(0, 1, 100), stop(90), stop(120), start(200, 2)],
      [
        [0, 90, 1],
        [90, 200, 0],
        [200, 600, 2],
      ],
    ],
    [
      'cues in another order',
      [start(200, 2), start(0, 1)],
      [
        [0, 200, 1],
        [200, 600, 2],
      ],
    ],
    [
      'of two cues at one moment the last counts',
      [start(0, 1), start(200, 7), start(200, 2)],
      [
        [0, 200, 1],
        [200, 600, 2],
      ],
    ],
    [
      'a cue before the span runs into it',
      [start(-50, 1, 100), start(60, 2)],
      [
        [0, 50, 1],
        [50, 60, 0],
        [60, 600, 2],
      ],
    ],
    ['a cue after the span is not of it', [start(0, 1), start(700, 2)], [[0, 600, 1]]],
  ])('%s', (_name, cues, expected) => {
    expect(plan(cues)).toEqual(expected);
  });

  it('gives the same borders for each part of a span that neighbours a border', () => {
    const cues = [start(0, 1, 180), start(300, 2, 90), start(400, 3, 30), start(433, 4)];
    const whole = plan(cues);
    for (const [from = 0, to = 0] of whole) {
      const parts = [
        ...plan(cues, { from_ms: 0, to_ms: from * 1000 }),
        ...plan(cues, { from_ms: from * 1000, to_ms: to * 1000 }),
        ...plan(cues, { from_ms: to * 1000, to_ms: 600_000 }),
      ];
      expect(parts).toEqual(whole);
    }
  });

  it('leaves no moment out, whatever the cues', () => {
    let seed = 45;
    const next = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let run = 0; run < 300; run += 1) {
      const cues = Array.from({ length: next(30) }, (_, n) =>
        next(5) === 0
          ? stop(next(700) - 50)
          : start(next(700) - 50, n + 1, next(3) === 0 ? undefined : next(200)),
      );
      const stretches = plan(cues);
      expect(stretches[0]?.[0]).toBe(0);
      expect(stretches.at(-1)?.[1]).toBe(600);
      for (const [index, stretch] of stretches.entries())
        expect(stretch[0]).toBe(stretches[index - 1]?.[1] ?? 0);
    }
  });
});
