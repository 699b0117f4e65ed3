import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPostKitError, PostKitError } from './errors.ts';
import { jukebox, tunes } from './testing/operations.ts';
import { decodeResponse, encodeBody, encodeInput, valuesOf } from './wire-values.ts';

const encode = (value: unknown, schema: z.ZodType = jukebox.partial()) =>
  encodeInput(tunes.jukebox, schema, value);

function faultOf(run: () => unknown): PostKitError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof PostKitError ? error : undefined;
  }
}

describe('encodeInput', () => {
  it('encodes fields with a codec, and leaves all others to the server', () => {
    expect(encode({ name: 7, extra: [1], features: { loud: true } })).toEqual({
      name: 7,
      extra: [1],
      features: '{"loud":true}',
    });
    expect(encode({ features: undefined })).toEqual({ features: undefined });
    expect(encodeInput(tunes.create, tunes.create.body, { title: 7 })).toEqual({ title: 7 });
    expect(encode(undefined)).toBeUndefined();
    expect(encodeInput(tunes.get, undefined, { features: { loud: true } })).toEqual({
      features: { loud: true },
    });
  });

  it('encodes a value that is no object as a whole', () => {
    expect(encode({ loud: true }, jukebox.shape.features)).toBe('{"loud":true}');
    expect(encode([{ name: 'x', features: { loud: true } }], z.array(jukebox))).toEqual([
      { name: 'x', features: '{"loud":true}' },
    ]);
  });

  it.each([
    ['a field that does not fit', { features: { loud: 'secret' } }],
    ['a value that is no object', 'secret'],
    ['a list', []],
    ['null', null],
  ])('rejects %s with an error that does not repeat it', (_, value) => {
    const error = faultOf(() => encode(value));
    expect(error).toMatchObject({
      code: 'input',
      message: expect.stringContaining('tunes.jukebox: the input does not fit'),
    });
    expect(isPostKitError(error) && error.cause).toBeInstanceOf(Error);
    expect(error?.message).not.toContain('secret');
  });

  it('rejects a value whose codec throws', () => {
    const broken = z.codec(z.string(), z.bigint(), {
      decode: BigInt,
      encode: (value) => JSON.stringify(value),
    });
    expect(faultOf(() => encode(7n, broken))).toMatchObject({ code: 'input', cause: expect.any(TypeError) });
  });

  it('names the field that does not fit', () => {
    expect(faultOf(() => encode({ features: { loud: 'secret' } }))?.message).toMatch(/at "loud": /);
  });
});

describe('an operation without schemas', () => {
  const { body: _body, response: _response, ...rest } = tunes.create;
  const copy = { ...rest, jsonText: { body: ['notes'], response: ['notes', 'keys'] } };

  it('encodes its fields of JSON text, but no absent or null one', () => {
    expect(encodeBody(copy, { title: 'x', notes: ['a'] })).toEqual({ title: 'x', notes: '["a"]' });
    for (const value of [{ notes: undefined }, { notes: null }, {}, null, 'text', ['a']])
      expect(encodeBody(copy, value)).toEqual(value);
  });

  it('decodes them in a record, a list of records, and the records of a page', () => {
    const [received, decoded] = [
      { title: 'x', notes: '["a"]', keys: null },
      { title: 'x', notes: ['a'], keys: null },
    ];
    expect(decodeResponse(copy, received, false)).toEqual(decoded);
    expect(decodeResponse(copy, [received, received], false)).toEqual([decoded, decoded]);
    expect(decodeResponse(copy, { objects: [received], meta: {} }, false)).toEqual({
      objects: [decoded],
      meta: {},
    });
  });

  it('names the field that is no JSON', () => {
    const error = faultOf(() => decodeResponse(copy, [{ notes: 'secret' }], false));
    expect(error).toMatchObject({
      code: 'response',
      message: expect.stringContaining('at "notes"'),
      cause: expect.any(SyntaxError),
    });
    expect(error?.message).not.toContain('secret');
  });
});

describe('valuesOf', () => {
  it.each([null, undefined, 'text', 7, ['a']])('has no fields for %j', (value) =>
    expect(valuesOf(value)).toEqual({}),
  );
});
