import { describe, expect, it } from 'vitest';
import { type Cue, leadingCues } from './leading-cues.ts';
import { planStretches } from './plan-stretches.ts';

interface Named extends Cue {
  readonly name: string;
}

const s = (seconds: number) => seconds * 1000;
const rules = { shortestTalk_ms: s(4), shortestElement_ms: s(4), silent_ms: s(1200) };

/** An element by its start, and its planned length or its end in seconds. */
function cue(
  name: string,
  at: number,
  { planned, end, joined = false }: { planned?: number; end?: number; joined?: boolean } = {},
): Named {
  return {
    name,
    started_at_ms: s(at),
    ended_at_ms: end === undefined ? null : s(end),
    planned_ms: planned === undefined ? null : s(planned),
    isJoined: joined,
  };
}

/** The stretches as `name from-to` in seconds. */
function planned(cues: readonly Named[], from = 0, to = 600): string[] {
  return planStretches(cues, { from_ms: s(from), to_ms: s(to) }, rules).map(
    ({ kind, cue: own, from_ms, to_ms }) => `${own?.name ?? kind} ${from_ms / 1000}-${to_ms / 1000}`,
  );
}

const song = cue('A', 10, { planned: 190 });

describe('planStretches', () => {
  it.each<readonly [string, Named[], string[]]>([
    ['nothing is known without a cue', [], ['unknown 0-600']],
    [
      'talk follows the planned length',
      [song, cue('B', 300)],
      ['unknown 0-10', 'A 10-200', 'talk 200-300', 'B 300-600'],
    ],
    [
      'a stop ends an element before its length',
      [cue('A', 0, { planned: 200, end: 90 }), cue('B', 200)],
      ['A 0-90', 'talk 90-200', 'B 200-600'],
    ],
    [
      'the next start ends an element before its length',
      [cue('A', 0, { planned: 200 }), cue('B', 197)],
      ['A 0-197', 'B 197-600'],
    ],
    [
      'an element without any end lasts until the next',
      [cue('A', 0), cue('B', 250)],
      ['A 0-250', 'B 250-600'],
    ],
    [
      'short talk belongs to the element before',
      [cue('A', 0, { planned: 100 }), cue('B', 103.9)],
      ['A 0-103.9', 'B 103.9-600'],
    ],
    [
      'talk of the shortest length is talk',
      [cue('A', 0, { planned: 100 }), cue('B', 104)],
      ['A 0-100', 'talk 100-104', 'B 104-600'],
    ],
    [
      'a short element belongs to what follows',
      [cue('A', 0), cue('jingle', 100, { planned: 3 }), cue('B', 103)],
      ['A 0-100', 'B 100-600'],
    ],
    [
      'a short element within talk does not divide it',
      [cue('A', 0, { planned: 100 }), cue('jingle', 150, { planned: 3 }), cue('B', 200)],
      ['A 0-100', 'talk 100-200', 'B 200-600'],
    ],
    [
      'a sweeper after an element belongs to it',
      [cue('A', 0, { planned: 100 }), cue('sweeper', 100.5, { planned: 9, joined: true }), cue('B', 110)],
      ['A 0-110', 'B 110-600'],
    ],
    [
      'talk after a sweeper is talk',
      [cue('A', 0, { planned: 100 }), cue('sweeper', 100, { planned: 9, joined: true }), cue('B', 150)],
      ['A 0-109', 'talk 109-150', 'B 150-600'],
    ],
    [
      'a sweeper before an element belongs to that',
      [cue('A', 0, { planned: 100 }), cue('sweeper', 140, { end: 150, joined: true }), cue('B', 150)],
      ['A 0-100', 'talk 100-140', 'B 140-600'],
    ],
    [
      'the last element goes on while nothing ends it',
      [cue('A', 590, { planned: 200 })],
      ['unknown 0-590', 'A 590-600'],
    ],
    ['open talk may be short', [cue('A', 0, { planned: 598 })], ['A 0-598', 'talk 598-600']],
  ])('%s', (_name, cues, expected) => {
    expect(planned(cues)).toEqual(expected);
  });

  it('says unknown once the input has been silent', () => {
    expect(planned([cue('A', 0, { planned: 100 })], 0, 3000)).toEqual([
      'A 0-100',
      'talk 100-1300',
      'unknown 1300-3000',
    ]);
  });

  it('continues what began before the span', () => {
    expect(planned([song, cue('B', 300)], 100, 400)).toEqual(['A 100-200', 'talk 200-300', 'B 300-400']);
    expect(planned([song, cue('B', 300)], 250, 400)).toEqual(['talk 250-300', 'B 300-400']);
  });

  it('fills each span without gaps and overlaps, wherever it is divided', () => {
    const cues = [song, cue('jingle', 230, { planned: 2 }), cue('B', 300, { planned: 60 }), cue('C', 362)];
    for (let from = 0; from < 500; from += 7) {
      const stretches = planStretches(cues, { from_ms: s(from), to_ms: s(600) }, rules);
      expect(stretches[0]?.from_ms).toBe(s(from));
      expect(stretches.at(-1)?.to_ms).toBe(s(600));
      expect(stretches.slice(1).map(({ from_ms }) => from_ms)).toEqual(
        stretches.slice(0, -1).map(({ to_ms }) => to_ms),
      );
    }
  });
});

describe('leadingCues', () => {
  const input = (cues: Named[], offset = 0) => ({ cues, offset_ms: s(offset), silent_ms: s(60) });
  const names = (...inputs: Parameters<typeof leadingCues<Named>>[0]) =>
    leadingCues(inputs).map(({ name, started_at_ms }) => `${name} ${started_at_ms / 1000}`);

  it('takes the first input while it is not silent, and the next one after', () => {
    const first = input([cue('A', 0, { planned: 100 }), cue('B', 110, { planned: 50 }), cue('F', 400)]);
    const second = input([cue('a', 2), cue('b', 112), cue('c', 200), cue('d', 230), cue('f', 401)]);
    expect(names(first, second)).toEqual(['A 0', 'B 110', 'd 230', 'F 400']);
    expect(names(second, first)[0]).toBe('A 0');
  });

  it('moves each input by its own offset', () => {
    expect(names(input([cue('A', 0, { end: 90 })], 12), input([cue('z', 300)], -5))).toEqual([
      'A 12',
      'z 295',
    ]);
  });
});
