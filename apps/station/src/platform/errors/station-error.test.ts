import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineErrors } from './define-errors.ts';
import { fieldErrors } from './field-errors.ts';
import { isStationError } from './station-error.ts';

const fail = defineErrors({ 'things.taken': { status: 409, message: 'That name is taken.' } });

describe('defineErrors', () => {
  it('creates errors with code, status and message, and keeps the cause', () => {
    const cause = new Error('unique');
    const error = fail('things.taken', { cause });
    expect(error).toMatchObject({ code: 'things.taken', status: 409, message: 'That name is taken.', cause });
    expect(fail('things.taken', { message: '"News" is taken.' }).message).toBe('"News" is taken.');
  });
});

describe('isStationError', () => {
  it('recognises a StationError, by code if given, and one from another realm', () => {
    expect(isStationError(fail('things.taken'))).toBe(true);
    expect(isStationError(fail('things.taken'), 'things.taken')).toBe(true);
    expect(isStationError(fail('things.taken'), 'things.other')).toBe(false);
    expect(
      isStationError(
        runInNewContext("Object.assign(new Error('x'), { [Symbol.for('postkit.station-error')]: true })"),
      ),
    ).toBe(true);
    for (const other of [new Error('x'), null, undefined, 'x']) expect(isStationError(other)).toBe(false);
  });
});

describe('fieldErrors', () => {
  it('lists each fault under its field', () => {
    const shape = z
      .strictObject({ name: z.string(), tags: z.array(z.number()) })
      .refine(() => false, 'never right');
    const { error } = shape.safeParse({ name: 1, tags: [1, 'x'], extra: true });
    const answer = error && fieldErrors(error);
    expect(answer?.status).toBe(400);
    expect(Object.keys(answer?.fields ?? {}).toSorted()).toEqual(['extra', 'name', 'tags.1']);
    const whole = z
      .string()
      .refine(() => false, 'never right')
      .safeParse('x').error;
    expect(whole && fieldErrors(whole).fields).toEqual({ request: ['never right'] });
  });
});
