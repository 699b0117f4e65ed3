import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

describe('fieldErrors', () => {
  it('lists the first 100 faults of a body with more', () => {
    const read = z
      .object({ tags: z.array(z.string()) })
      .safeParse({ tags: Array.from({ length: 5000 }, () => 1) });
    if (read.success) throw new Error('Numbers are no texts.');
    expect(Object.keys(fieldErrors(read.error).fields ?? {})).toHaveLength(100);
  });
});
