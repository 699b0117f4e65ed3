import { describe, expect, it } from 'vitest';
import { isReached, readResults } from './read-results.mjs';

const result = { name: 'request', ours: 12, unit: 'ms', peer: 10, ratio: 1.2, budget: '<= 1.6 x' };

describe('readResults', () => {
  it('parses the last line, one result or several', () => {
    expect(readResults(`warming up\n${JSON.stringify(result)}\n`)).toEqual([result]);
    expect(readResults(JSON.stringify([result, { ...result, name: 'b' }]))).toHaveLength(2);
  });

  it('treats a bare number as the maximum of the ratio, or without a peer of our own figure', () => {
    expect(readResults(JSON.stringify({ ...result, budget: 1.6 }))[0]?.budget).toBe('<= 1.6 x');
    expect(readResults(JSON.stringify({ name: 'a', ours: 1, unit: 'kB', budget: 10 }))[0]?.budget).toBe(
      '<= 10 kB',
    );
  });

  it.each([
    ['words', 'JSON'],
    ['[]', 'it printed no result'],
    ['{}', 'not a result'],
    [JSON.stringify({ ...result, budget: 'fast' }), 'a budget is like'],
    [JSON.stringify({ ...result, budget: null }), 'a budget is like'],
  ])('rejects %s', (output, words) => {
    expect(() => readResults(output)).toThrow(words);
  });
});

describe('isReached', () => {
  it.each([
    ['<= 1.6 x', true],
    ['≤ 1.1 ×', false],
    ['>= 1.2 x', true],
    ['>= 1.3 x', false],
    ['<= 1.6', true],
    ['<= 12 ms', true],
    ['<= 12 ms and <= 1.1', false],
    ['<= 12 ms and <= 1.2 x', true],
    ['<= 11.9 ms', false],
    ['>= 1,000 ms', false],
  ])('checks the result against %s', (budget, reached) => {
    expect(isReached({ ...result, budget })).toBe(reached);
  });

  it('rejects a budget in another unit', () => {
    expect(() => isReached({ ...result, budget: '<= 3 kB' })).toThrow('does not fit');
  });
});
