import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

const all: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));

describe('operations', () => {
  it('gives every operation a unique id and address', () => {
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    expect(new Set(all.map((one) => `${one.method} ${one.path}`)).size).toBe(all.length);
  });

  it.each(all.map((one) => [one.id, one] as const))(
    '%s has a parameter for each placeholder of its path',
    (_id, one) => {
      const places = [...one.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const shape = one.params instanceof z.ZodObject ? Object.keys(one.params.shape) : [];
      expect(new Set(shape)).toEqual(new Set(places));
    },
  );

  it('SHELL-086 starts every path with the station, except those of the installation and those registered with platforms', () => {
    const withoutStation = all.filter((one) => !one.path.startsWith('/{station}/')).map((one) => one.path);
    const registered = /^\/(set_(facebook|youtube|twitter|spreaker)_code|get_facebook_pages)\/$/;
    expect(
      withoutStation.filter(
        (path) =>
          !/^\/(\.well-known|stations|sessions|encodeprogress)\//.test(path) && !registered.test(path),
      ),
    ).toEqual([]);
  });

  it.each(all.map((one) => [one.id, one] as const))(
    '%s declares its access and the matching errors',
    (_id, one) => {
      const takesInput = Boolean(one.params ?? one.query ?? one.body);
      const needed = [
        one.access.role !== 'public' && 401,
        one.access.licences && 403,
        takesInput && 400,
      ].filter(Boolean);
      expect(one.errors).toEqual(expect.arrayContaining(needed));
    },
  );

  it('declares an effect for every GET that creates something, and for no other operation', () => {
    const declared = all.filter((one) => one.effect);
    expect(declared.filter((one) => one.method !== 'GET').map((one) => one.id)).toEqual([]);
    // Its redirect changes nothing.
    const onlyRedirects = ['shows.newestAudio'];
    const makesSomething = (one: Operation) =>
      one.method === 'GET' && one.success !== 200 && !onlyRedirects.includes(one.id);
    expect(all.filter((one) => makesSomething(one) && !one.effect).map((one) => one.id)).toEqual([]);
    // It creates a session and responds with 200.
    expect(declared.filter((one) => !makesSomething(one)).map((one) => one.id)).toEqual(['sessions.signIn']);
  });

  it('gives every JSON response a schema', () => {
    const shapeless = all.filter(
      (one) => one.responseKind === 'json' && !(one.response instanceof z.ZodType),
    );
    expect(shapeless.map((one) => one.id)).toEqual([]);
  });
});
