import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueText } from './issue-text.ts';

const textOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues[0]?.message;

describe('issueText', () => {
  it.each([
    [z.object({ title: z.string() }), {}, 'This field is required.'],
    [z.string(), 7, 'This must be text.'],
    [z.int(), 'two', 'This must be a number.'],
    [z.int(), 1.5, 'This must be a whole number.'],
    [z.boolean(), 'maybe', 'This must be true or false.'],
    [z.array(z.string()), 'a', 'This must be a list.'],
    [z.object({}), 'a', 'This must be an object.'],
    [z.enum(['mp3', 'aac']), 'ogg', 'Allowed choices are mp3, aac.'],
    [z.int().max(100), 101, 'This must be at most 100.'],
    [z.int().min(1), 0, 'This must be at least 1.'],
    [z.string().max(3), 'long', 'This must be at most 3 characters.'],
    [z.array(z.string()).min(1), [], 'This must be at least 1 item.'],
    [z.union([z.literal(1), z.literal(2)]), 3, 'This value is not valid.'],
    [z.string('Enter a name.'), 7, 'Enter a name.'],
    [z.string().regex(/^a/, 'Start with a.'), 'b', 'Start with a.'],
  ])('describes what %j refuses about %j', (schema, value, text) => {
    expect(textOf(schema, value)).toBe(text);
  });
});
