import { describe, expect, it } from 'vitest';
import type { OldPiece, PieceCart, WantedPiece } from './correction-piece.ts';
import { type CorrectionLine, planCorrection } from './plan-correction.ts';

const rules = { tolerance: 0, shortest: 4, longestRest: 60, breaks: [] as number[] };

function cart(title: string, more: Partial<PieceCart> = {}): PieceCart {
  return { kind: 'element', title, artist: '', identifier: '', category: 'Music', ...more };
}

interface OldOptions {
  readonly isFixed?: boolean;
  readonly cart?: Partial<PieceCart>;
  readonly key?: string;
  readonly isUnnamed?: boolean;
}

function event(id: number, title: string, from: number, to: number, options: OldOptions = {}): OldPiece {
  const { isFixed = false, key = '', isUnnamed = false } = options;
  return { id, from, to, cart: cart(title, options.cart), key, isFixed, isUnnamed };
}

function wanted(
  title: string | null,
  from: number,
  to: number,
  more: Partial<WantedPiece> = {},
): WantedPiece {
  return { from, to, cart: title === null ? null : cart(title), key: '', isPartial: false, ...more };
}

/** A line as `kind id title from-to`. */
function shown({ kind, old, next }: CorrectionLine): string {
  const id = old ? ` ${old.id}` : '';
  return next ? `${kind}${id} ${next.cart.title} ${next.from}-${next.to}` : `${kind}${id}`;
}

function planned(old: OldPiece[], pieces: WantedPiece[], own: Partial<typeof rules> = {}): string[] {
  return planCorrection(old, pieces, { ...rules, ...own }).map(shown);
}

const [a, b, c] = [event(1, 'A', 0, 100), event(2, 'B', 100, 200), event(3, 'C', 200, 300)];
const talk = (title: string, from: number, to: number) =>
  wanted(title, from, to, { cart: cart(title, { kind: 'talk', category: 'Talk' }) });

describe('planCorrection', () => {
  const cases: readonly (readonly [string, OldPiece[], WantedPiece[], string[], Partial<typeof rules>?])[] = [
    [
      'leaves what is right',
      [a, b],
      [wanted('A', 0, 100), wanted('B', 100, 200)],
      ['unchanged 1 A 0-100', 'unchanged 2 B 100-200'],
    ],
    [
      'renames the same audio',
      [a, b],
      [wanted('A', 0, 100), wanted('X', 100, 200)],
      ['unchanged 1 A 0-100', 'renamed 2 X 100-200'],
    ],
    [
      'moves a bound, and keeps both events',
      [a, b],
      [wanted('A', 0, 110), wanted('B', 110, 200)],
      ['recut 1 A 0-110', 'recut 2 B 110-200'],
    ],
    [
      'adds an event where one is divided',
      [a],
      [wanted('A', 0, 60), wanted('B', 60, 100)],
      ['recut 1 A 0-60', 'added B 60-100'],
    ],
    ['takes an event away where two are one', [a, b], [wanted('A', 0, 200)], ['recut 1 A 0-200', 'gone 2']],
    [
      'adds an event where audio had none',
      [a],
      [wanted('A', 0, 100), wanted('B', 100, 150)],
      ['unchanged 1 A 0-100', 'added B 100-150'],
    ],
    [
      'keeps events of which the source says nothing',
      [a, b, c],
      [wanted(null, 0, 100), wanted('X', 100, 200), wanted(null, 200, 300)],
      ['no_row 1 A 0-100', 'renamed 2 X 100-200', 'no_row 3 C 200-300'],
    ],
    [
      'cuts an event of which the source knows a part',
      [a],
      [wanted(null, 0, 40), wanted('X', 40, 70), wanted(null, 70, 100)],
      ['recut 1 A 0-40', 'added X 40-70', 'added A 70-100'],
    ],
    [
      'gives a short rest to the piece that cut it',
      [a, b],
      [wanted(null, 0, 98), wanted('B', 98, 203)],
      ['unchanged 1 A 0-98', 'recut 2 B 98-203'].map((line) => line.replace('unchanged', 'recut')),
    ],
    [
      'takes bounds within the tolerance as those of the log',
      [a, b],
      [wanted('A', 1, 101), wanted('X', 101, 199)],
      ['unchanged 1 A 0-100', 'renamed 2 X 100-200'],
      { tolerance: 2 },
    ],
    [
      'moves all events by an offset, each with its id',
      [
        event(1, 'A', 0, 100, { key: 'cue:1' }),
        event(2, 'B', 100, 130, { key: 'cue:2' }),
        event(3, 'C', 130, 300),
      ],
      [
        wanted(null, 0, 40),
        wanted('A', 40, 140, { key: 'cue:1' }),
        wanted('B', 140, 170, { key: 'cue:2' }),
        wanted('C', 170, 300),
      ],
      ['added A 0-40', 'recut 1 A 40-140', 'recut 2 B 140-170', 'recut 3 C 170-300'],
    ],
    [
      'divides pieces where the recording was interrupted',
      [a, b],
      [wanted('X', 0, 200)],
      ['renamed 1 X 0-100', 'renamed 2 X 100-200'],
      { breaks: [100] },
    ],
  ];

  it.each(cases.map((each) => [each[0], each] as const))('%s', (_name, [, old, pieces, lines, own]) => {
    expect(planned(old, pieces, own)).toEqual(lines);
  });

  it.each<readonly [string, OldPiece[], WantedPiece[], string[]]>([
    [
      'keeps the bounds of a used event, and those of its neighbours there',
      [a, event(2, 'B', 100, 200, { isFixed: true }), c],
      [wanted('A', 0, 112), wanted('B', 112, 212), wanted('C', 212, 300)],
      ['unchanged 1 A 0-100', 'unchanged 2 B 100-200', 'unchanged 3 C 200-300'],
    ],
    [
      'names a used event by the piece that covers most of it',
      [a, event(2, 'B', 100, 200, { isFixed: true }), c],
      [wanted('A', 0, 110), wanted('X', 110, 190), wanted('C', 190, 300)],
      ['unchanged 1 A 0-100', 'renamed 2 X 100-200', 'unchanged 3 C 200-300'],
    ],
    [
      'leaves a used event under its name if nothing covers most of it',
      [event(2, 'B', 0, 90, { isFixed: true })],
      [wanted('X', 0, 30), wanted('Y', 30, 60), wanted('Z', 60, 90)],
      ['no_row 2 B 0-90'],
    ],
    [
      'makes an event of a long rest of the piece that names a used one',
      [a, event(2, 'B', 100, 200, { isFixed: true }), c],
      [wanted('A', 0, 100), wanted('X', 100, 280), wanted('C', 280, 300)],
      ['unchanged 1 A 0-100', 'renamed 2 X 100-200', 'added X 200-280', 'recut 3 C 280-300'],
    ],
    [
      'keeps two used events that follow each other',
      [event(1, 'A', 0, 100, { isFixed: true }), event(2, 'B', 100, 200, { isFixed: true }), c],
      [wanted('A', 12, 112), wanted('B', 112, 212), wanted('C', 212, 300)],
      ['unchanged 1 A 0-100', 'unchanged 2 B 100-200', 'unchanged 3 C 200-300'],
    ],
    [
      'cuts a long piece around a used event within it',
      [event(1, 'T', 0, 300, { cart: { kind: 'talk' } }), event(2, 'B', 300, 340, { isFixed: true })],
      [wanted('X', 0, 700)],
      ['recut 1 X 0-300', 'renamed 2 X 300-340', 'added X 340-700'].map((line) =>
        line.replace('recut', 'renamed'),
      ),
    ],
  ])('%s', (_name, old, pieces, lines) => {
    expect(planned(old, pieces)).toEqual(lines);
  });

  it('never moves a bound of a used event, and never leaves or doubles audio, whatever the source says', () => {
    const old = Array.from({ length: 30 }, (_, n) =>
      event(n + 1, `E${n}`, n * 50, n * 50 + 50, { isFixed: n % 7 === 3 || n % 11 === 4 }),
    );
    for (let offset = 0; offset < 90; offset += 7)
      for (const step of [20, 45, 50, 130]) {
        const pieces = Array.from({ length: Math.floor((1500 - offset) / step) }, (_, n) =>
          wanted(`N${n}`, offset + n * step, offset + n * step + step),
        );
        const end = pieces.at(-1)?.to ?? 0;
        const whole = [wanted(null, 0, offset), ...pieces, wanted(null, end, 1500)];
        const lines = planCorrection(old, whole, rules);
        const next = lines.flatMap((line) => line.next ?? []);
        const bounds = lines
          .filter((line) => line.old?.isFixed)
          .map((line) => [line.next?.from, line.next?.to]);
        expect(bounds).toEqual(old.filter((each) => each.isFixed).map(({ from, to }) => [from, to]));
        expect(next[0]?.from).toBe(0);
        expect(next.at(-1)?.to).toBe(1500);
        expect(next.slice(1).map(({ from }) => from)).toEqual(next.slice(0, -1).map(({ to }) => to));
        const ids = lines.flatMap(({ old: event_, next: piece }) => (event_ && piece ? [event_.id] : []));
        expect(ids).toEqual(ids.toSorted((one, other) => one - other));
      }
  });

  it('groups the lines that share a bound that moves', () => {
    const old = [a, b, c, event(4, 'D', 300, 400)];
    const pieces = [wanted('A', 0, 100), wanted('B', 100, 210), wanted('C', 210, 300), wanted('X', 300, 400)];
    expect(planCorrection(old, pieces, rules).map(({ kind, group }) => `${kind} ${group}`)).toEqual([
      'unchanged 0',
      'recut 1',
      'recut 1',
      'renamed 2',
    ]);
  });

  it('keeps what the log knows and a file lacks, and names of talk', () => {
    const old = [
      event(1, 'The Long Way Home From Here', 0, 100, {
        cart: { artist: 'Rook & Wren', identifier: '0412' },
      }),
      event(2, 'Interview with the mayor', 100, 200, { cart: { kind: 'talk', category: 'Talk' } }),
      event(3, 'Talk 13:05', 200, 300, { cart: { kind: 'talk', category: 'Talk' }, isUnnamed: true }),
    ];
    const row = { isPartial: true };
    const pieces = [
      wanted('The Long Way Home From', 0, 100, row),
      talk('Talk 13:03', 100, 200),
      talk('Talk 13:06', 200, 300),
    ];
    const lines = planCorrection(old, pieces, rules);
    expect(lines.map(shown)).toEqual([
      'unchanged 1 The Long Way Home From Here 0-100',
      'unchanged 2 Interview with the mayor 100-200',
      'renamed 3 Talk 13:06 200-300',
    ]);
    expect(lines[0]?.next?.cart).toMatchObject({ artist: 'Rook & Wren', identifier: '0412' });
  });
});
