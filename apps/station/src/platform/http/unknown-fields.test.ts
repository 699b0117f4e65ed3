import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations, type Operation } from '@postkit/sdk/schema';
import { createUnknownFields } from './unknown-fields.ts';

const pathsIn = (body: z.ZodType, value: unknown, response?: z.ZodType) =>
  createUnknownFields(body, response)(value).map(({ path, message }) => `${path}: ${message}`);
const noField = 'This call has no such field.';

describe('unknownFields', () => {
  const item = z.object({ start: z.number(), tags: z.array(z.object({ name: z.string() })) });
  const body = z.object({
    title: z.string(),
    items: z.array(item),
    extra: z.record(z.string(), z.unknown()),
    any: z.unknown(),
  });

  it.each([
    ['nothing of a body that fits', { title: 'x', items: [{ start: 1, tags: [{ name: 'a' }] }] }, []],
    ['nothing of a record or of any JSON', { extra: { a: 1, b: { c: 2 } }, any: { d: [{ e: 1 }] } }, []],
    ['a field at the top', { titel: 'x' }, [`titel: ${noField} Did you mean title?`]],
    [
      'a field of an entry',
      { items: [{ start: 1, strat: 2 }] },
      [`items.0.strat: ${noField} Did you mean start?`],
    ],
    [
      'a field of an entry of an entry',
      { items: [{}, { tags: [{ hue: 1 }] }] },
      [`items.1.tags.0.hue: ${noField}`],
    ],
    [
      'a field with the name of a property of all objects',
      { constructor: 1, title: '' },
      [`constructor: ${noField}`],
    ],
    ['nothing of a value of another kind', 'text', []],
  ])('finds %s', (_what, value, expected) => {
    expect(pathsIn(body, value)).toEqual(expected);
  });

  it('takes the fields of each variant of a union, of optional, refined and transformed objects', () => {
    const either = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), a: z.string() }),
      z.object({ kind: z.literal('b'), b: z.string() }),
    ]);
    const wrapped = z.object({
      either,
      maybe: z
        .object({ c: z.string() })
        .refine(() => true)
        .transform(({ c }) => c)
        .nullish(),
    });
    expect(pathsIn(wrapped, { either: { kind: 'a', a: '', b: '' }, maybe: { c: '' } })).toEqual([]);
    expect(pathsIn(wrapped, { either: { d: '' }, maybe: { e: '' } })).toEqual([
      `either.d: ${noField}`,
      `maybe.e: ${noField}`,
    ]);
  });

  it('says that a field of the response cannot be set, and leaves a nested one out', () => {
    const response = z.object({ slug: z.string(), items: z.array(item.extend({ color: z.string() })) });
    expect(pathsIn(body, { slug: 'x', items: [{ color: 'red' }] }, response)).toEqual([
      'slug: This call cannot set this field.',
    ]);
  });

  const table = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
  const bodies = table.filter(
    ({ body: declared, bodyKind }) => declared && bodyKind !== 'multipart' && bodyKind !== 'bytes',
  );

  it('finds a field that no operation takes in each body of the operation table', () => {
    const silent = bodies.filter(({ body: declared, response }) => {
      const given = declared instanceof z.ZodArray ? [{ field_of_no_call: 1 }] : { field_of_no_call: 1 };
      return declared && createUnknownFields(declared, response)(given).length === 0;
    });
    expect(bodies.length).toBeGreaterThan(80);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
