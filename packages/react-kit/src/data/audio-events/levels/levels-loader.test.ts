import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { fakeStation } from '../../../testing/fake-station.ts';
import { levelsLoader } from './levels-loader.ts';

function load(answer: (query: Record<string, string>) => unknown) {
  const station = fakeStation({ 'audioEvents.peaksOf': ({ query }) => answer(query) as never });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  return { client, calls: station.calls, load: levelsLoader(client) };
}

const flat = (id: number, peak: number) => ({ id, min: [-peak], max: [0], rms: [peak + 1] });

describe('levelsLoader', () => {
  it('sends one request per 100 events and resolution, and gives each caller its event', async () => {
    const asked: string[] = [];
    const { load: levels } = load(({ events = '', points }) => {
      asked.push(`${events.split(',').length} at ${points}`);
      return { peaks: events.split(',').map((id) => flat(Number(id), Number(id) % 100)) };
    });
    const ids = Array.from({ length: 150 }, (_, index) => 1000 + index);
    const [all, other] = await Promise.all([
      Promise.all(ids.map((id) => levels(id, { points: 64 }))),
      levels(1000, { points: 256 }),
    ]);
    expect(asked.toSorted()).toEqual(['1 at 256', '100 at 64', '50 at 64']);
    expect(all.map((found) => found?.peaks[0])).toEqual(ids.map((id) => id % 100));
    expect(other).toEqual({ peaks: Uint8Array.of(0), rms: Uint8Array.of(0) });
  });

  it('returns null for an event without audio, also if no event of the request exists', async () => {
    const { load: levels } = load(({ events }) =>
      events === '7' ? new Response(null, { status: 404 }) : { peaks: [flat(8, 90)] },
    );
    expect(await levels(7, { points: 64 })).toBeNull();
    const [gone, found] = await Promise.all([levels(7, { points: 64 }), levels(8, { points: 64 })]);
    expect(gone).toBeNull();
    expect(found).toEqual({ peaks: Uint8Array.of(90), rms: Uint8Array.of(90) });
  });
});
