import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStation } from '../../testing/builders.ts';
import { startStation, type TestStation } from '../../testing/station.ts';
import { stationSlug } from './station-slug.ts';

describe('stationSlug', () => {
  it('is in lower case', () => {
    expect(stationSlug('Harbour-FM2')).toBe('harbour-fm2');
  });

  it.each(['', 'a b', 'a/b', 'a_b', 'a.b', '-a', 'à'])(
    'refuses %j, which no address of a station has',
    (slug) => {
      expect(() => stationSlug(slug)).toThrow('letters, digits and hyphens only');
    },
  );
});

describe('a new station', () => {
  let server: TestStation;
  beforeAll(async () => {
    server = await startStation();
  });
  afterAll(() => server.close());

  it.each(['docs', 'Docs', 'widget', 'api', 'login', 'metrics', 'slot', 'assets'])(
    'is refused with the slug %s',
    async (slug) => {
      await expect(makeStation(server, { slug })).rejects.toThrow(
        `No station can have the slug "${slug.toLowerCase()}"`,
      );
    },
  );

  it('never has the first segment of another route', () => {
    const tree = server.context.http.printRoutes({ commonPrefix: false });
    const segments = new Set([...tree.matchAll(/^[├└]── \/([^/:* ]+)/gm)].map(([, segment = '']) => segment));
    expect(segments.size).toBeGreaterThan(8);
    for (const segment of segments)
      expect(() => stationSlug(segment)).toThrow(/^(?:The slug|No station can have the slug) /);
  });
});
