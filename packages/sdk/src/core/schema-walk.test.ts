import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resourceReference } from '../schema/common/scalars.ts';
import { hasCodec, changesShape } from './schema-walk.ts';

const codec = z.codec(z.string(), z.number(), { decode: Number, encode: String });
const plain = z.object({
  id: z.int().min(1),
  email: z.email().optional(),
  tags: z.array(z.string().max(3)),
  kind: z.enum(['a']).nullable(),
});

describe('changesShape', () => {
  it.each([
    ['an object of plain values', plain],
    [
      'variants of it',
      plain
        .pick({ id: true })
        .extend({ more: z.record(z.string(), z.unknown()) })
        .partial(),
    ],
    ['a union', z.union([z.literal(1), z.tuple([z.boolean()])])],
    ['trimming', z.object({ a: z.string().trim() })],
    ['a refinement', plain.refine(({ id }) => id > 2)],
  ])('is false for %s', (_, schema) => {
    expect(changesShape(schema)).toBe(false);
  });

  it.each([
    ['a codec deep inside', z.object({ a: z.array(z.object({ b: codec.optional() })) })],
    ['a transformation', z.string().transform(Number)],
    ['a default', z.object({ a: z.string().default('x') })],
    ['coercion', z.array(z.coerce.number())],
    ['a catch', z.string().catch('')],
    ['a lazy schema', z.lazy(() => plain)],
  ])('is true for %s', (_, schema) => {
    expect(changesShape(schema)).toBe(true);
  });
});

describe('hasCodec', () => {
  it('is true only for codecs', () => {
    expect(hasCodec(z.object({ a: codec.optional() }))).toBe(true);
    expect(hasCodec(z.object({ a: z.string().transform(Number), b: z.string().default('') }))).toBe(false);
    expect(hasCodec(z.object({ a: resourceReference, b: resourceReference.nullable() }))).toBe(false);
    expect(hasCodec(z.object({ a: resourceReference, b: codec }))).toBe(true);
  });
});
