import { describe, expect, it, vi } from 'vitest';
import { createPublicClient, PublicDataError } from './public-client.ts';

/** A client whose station responds with this; `addresses` lists the fetched ones. */
function open(respond: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => respond());
  const client = createPublicClient({ baseUrl: 'https://post.example/', station: 'wxyz', fetch });
  return {
    client,
    addresses: () =>
      fetch.mock.calls.map(([address]) => (address instanceof Request ? address.url : address.toString())),
  };
}

describe('createPublicClient', () => {
  it('calls the public addresses of the station, with given parameters only', async () => {
    const { client, addresses } = open(() => Response.json({ shows: [] }));
    await client.station();
    expect(await client.shows()).toEqual([]);
    await client.show(3);
    await client.episodes({ show: 3, q: 'high tide', limit: undefined });
    await client.episodes();
    await client.episode(12);
    await client.schedule({ days: 3 });
    await client.programmes({ days: 2 });
    await client.nowPlaying();
    await client.tracklist({ before: 100, limit: 5 });
    const root = 'https://post.example/wxyz/public/v1/';
    expect(addresses()).toEqual(
      [
        'station',
        'shows',
        'shows/3',
        'episodes?show=3&q=high+tide',
        'episodes',
        'episodes/12',
        'schedule?days=3',
        'programmes?days=2',
        'now_playing',
        'tracklist?before=100&limit=5',
      ].map((path) => root + path),
    );
  });

  it.each([
    [404, 'not_found'],
    [410, 'gone'],
    [503, 'response'],
  ])('throws a PublicDataError for the status %i', async (status, code) => {
    const { client } = open(() => new Response('', { status }));
    const error = await client.episode(1).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PublicDataError);
    expect(error).toMatchObject({ status, code });
  });

  it('throws a PublicDataError for a station that cannot be reached or sends no JSON, and the reason of an abort', async () => {
    const lost = open(() => Promise.reject(new TypeError('lost')));
    await expect(lost.client.shows()).rejects.toMatchObject({ code: 'network', status: undefined });
    await expect(open(() => new Response('<html>')).client.shows()).rejects.toMatchObject({
      code: 'response',
      status: 200,
    });
    await expect(lost.client.shows({ signal: AbortSignal.abort() })).rejects.toThrow('lost');
  });
});
