import { describe, expect, it } from 'vitest';
import { fieldNotes } from './field-notes.mjs';

const text = `
/** A tune. */
export const tune = z.object({
  id: z.int(),
  /** Seconds; 0 while it is being created. */
  duration: z.number(),
  /**
   * When it was played,
   * or will be.
   */
  played: z.int(),
  /** Another duration. */
  duration: z.int(),
});
`;

describe('fieldNotes', () => {
  it('returns the first comment directly above a field', () => {
    expect([...fieldNotes(text)]).toEqual([
      ['duration', 'Seconds; 0 while it is being created.'],
      ['played', 'When it was played, or will be.'],
    ]);
  });
});
