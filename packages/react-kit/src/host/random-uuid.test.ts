import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

describe('randomUuid', () => {
  it('returns a version 4 UUID, different each time', () => {
    const ids = Array.from({ length: 200 }, randomUuid);
    expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
