import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonText } from './json-text.ts';

const colours = jsonText(z.array(z.string()));
const faultsOf = (text: string) => colours.safeParse(text).error?.issues.map(({ message }) => message);

describe('jsonText', () => {
  it('decodes and encodes', () => {
    expect(colours.parse('["red", "grün"]')).toEqual(['red', 'grün']);
    expect(colours.encode(['red', 'grün'])).toBe('["red","grün"]');
  });

  it('rejects text that is not JSON, and a value that does not fit', () => {
    expect(faultsOf('[')).toEqual(['This is not valid JSON.']);
    expect(faultsOf('')).toEqual(['This is not valid JSON.']);
    expect(colours.safeParse('{}').success).toBe(false);
    expect(colours.safeParse('[7]').success).toBe(false);
  });

  it('accepts 100,000 characters', () => {
    const text = (length: number) => JSON.stringify(['x'.repeat(length - 4)]);
    expect(faultsOf(text(100_000))).toBeUndefined();
    expect(faultsOf(text(100_001))).toEqual(['This is longer than 100000 characters.']);
  });
});
