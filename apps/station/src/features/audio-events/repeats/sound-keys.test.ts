import { describe, expect, it } from 'vitest';
import { distance, readItems } from './fingerprint.ts';
import { matchItems } from './match-items.ts';
import { allKeys, keysOf, storedKeys, distinctPositions } from './sound-keys.ts';

/** Items of no audio in particular, different in about half of their bits. */
function madeItems(count: number, seed = 1): Uint32Array {
  let state = seed;
  return Uint32Array.from(
    { length: count },
    () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0),
  );
}

describe('readItems', () => {
  it('reads 32-bit little-endian items at any place in memory, without an incomplete one', () => {
    const bytes = Uint8Array.from([9, 1, 2, 3, 0x84, 0xff, 0, 0, 0, 7]);
    expect([...readItems(bytes.subarray(1))]).toEqual([0x84_03_02_01, 0xff]);
  });
});

describe('distance', () => {
  it('counts the bits in which items differ', () => {
    expect([
      distance(0, 0),
      distance(0, 0xff_ff_ff_ff),
      distance(0x80_00_00_01, 1),
      distance(0b1010, 0b0101),
    ]).toEqual([0, 32, 1, 4]);
  });
});

describe('distinctPositions', () => {
  it('has all items of changing audio, and none of steady audio', () => {
    expect(distinctPositions(madeItems(200))).toHaveLength(200);
    expect(distinctPositions(new Uint32Array(200).fill(558_758_263))).toEqual([]);
  });

  it('has the items of a loop, whose length equals at most one of the distances', () => {
    const loop = madeItems(41);
    const items = Uint32Array.from({ length: 410 }, (_, at) => loop[at % 41] ?? 0);
    expect(distinctPositions(items)).toHaveLength(410);
  });

  it('leaves out the steady part', () => {
    const items = madeItems(300);
    items.fill(7, 100, 300);
    expect(distinctPositions(items).filter((at) => at > 110)).toEqual([]);
    expect(distinctPositions(items).filter((at) => at < 60)).toHaveLength(60);
  });
});

describe('keysOf', () => {
  it('has one key that a changed bit at either end leaves as it was, and keys of the two ends that never meet', () => {
    const item = 0x12_34_56_78;
    const [low, high] = keysOf(item);
    expect(keysOf((item ^ 1) >>> 0)[1]).toBe(high);
    expect(keysOf((item ^ 0x80_00_00_00) >>> 0)[0]).toBe(low);
    expect(keysOf(0xff_ff_ff_ff)).toEqual([0xf_ff_ff, 0x1f_ff_ff]);
    expect(keysOf(0)).toEqual([0, 0x10_00_00]);
  });

  it('is stored for every fourth item', () => {
    const items = madeItems(100);
    expect(allKeys(items)).toHaveLength(200);
    expect(storedKeys(items).map(({ position }) => position)).toEqual(
      Array.from({ length: 50 }, (_, n) => 4 * Math.floor(n / 2)),
    );
  });
});

describe('matchItems', () => {
  const own = madeItems(100);
  const count = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0);

  it('finds the same items at an offset, and beside it', () => {
    const other = new Uint32Array([...madeItems(30, 5), ...own]);
    for (const offset of [29, 30, 31]) expect(count(matchItems(own, other, offset))).toBe(100);
    for (const offset of [27, 33]) expect(count(matchItems(own, other, offset))).toBe(0);
  });

  it('accepts some changed bits, and no half of them', () => {
    const changed = (bits: number) => own.map((item) => (item ^ ((1 << bits) - 1)) >>> 0);
    expect(count(matchItems(own, changed(7), 0))).toBe(100);
    expect(count(matchItems(own, changed(9), 0))).toBe(0);
  });

  it('matches only where both have items', () => {
    expect([...matchItems(own, own.slice(40), -40)].indexOf(1)).toBeGreaterThanOrEqual(39);
    expect(count(matchItems(own, own.slice(0, 30), 0))).toBeLessThanOrEqual(31);
    expect(count(matchItems(own, own, 500))).toBe(0);
  });
});
