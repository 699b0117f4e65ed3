import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

const all: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));

describe('operations', () => {
  it('gives every call an id and an address of its own', () => {
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    expect(new Set(all.map((one) => `${one.method} ${one.path}`)).size).toBe(all.length);
  });

  it.each(all.map((one) => [one.id, one] as const))('%s fills every place in its path and no other', (_id, one) => {
    const places = [...one.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const shape = one.params instanceof z.ZodObject ? Object.keys(one.params.shape) : [];
    expect(new Set(shape)).toEqual(new Set(places));
  });

  it('SHELL-086 puts the station first in every call but those of the installation', () => {
    const withoutStation = all.filter((one) => !one.path.startsWith('/{station}/')).map((one) => one.path);
    expect(withoutStation.filter((path) => !/^\/(stations|sessions|encodeprogress)\//.test(path))).toEqual([]);
  });

  it.each(all.map((one) => [one.id, one] as const))('%s declares who may call and what a caller may be told', (_id, one) => {
    const takesInput = Boolean(one.params ?? one.query ?? one.body);
    const needed = [one.access.role !== 'public' && 401, one.access.licences && 403, takesInput && 400].filter(Boolean);
    expect(one.errors).toEqual(expect.arrayContaining(needed));
  });

  it('declares the effect of a GET that makes something, and of no other call', () => {
    const declared = all.filter((one) => one.effect);
    expect(declared.filter((one) => one.method !== 'GET').map((one) => one.id)).toEqual([]);
    const makesSomething = (one: Operation) => one.method === 'GET' && one.success !== 200;
    expect(all.filter((one) => makesSomething(one) && !one.effect).map((one) => one.id)).toEqual([]);
    // It makes a session and answers 200.
    expect(declared.filter((one) => !makesSomething(one)).map((one) => one.id)).toEqual(['sessions.signIn']);
  });

  it('gives every JSON answer a shape', () => {
    const shapeless = all.filter((one) => one.answerKind === 'json' && !(one.answer instanceof z.ZodType));
    expect(shapeless.map((one) => one.id)).toEqual([]);
  });
});
