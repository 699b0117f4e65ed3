import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import * as schema from './schema/index.ts';

const settingsOf = (response: unknown) => ({
  baseUrl: 'https://post.example.org',
  station: 'wxyz',
  fetch: async () => Response.json(response),
});

describe('createClient', () => {
  it('trusts the responses of the station, and validates them with a contract', async () => {
    const options = settingsOf({ objects: [{ id: 'one' }] });
    expect(await createClient(options).tags.list()).toEqual({ objects: [{ id: 'one' }] });
    await expect(createClient({ ...options, validate: schema }).tags.list()).rejects.toMatchObject({
      name: 'ResponseError',
    });
  });

  it('decodes JSON text, with and without a contract', async () => {
    const wire = { usage: [{ tag_id: 1, shows: 2, episodes: 3 }] };
    const validated = await createClient({ ...settingsOf(wire), validate: schema }).tags.usage();
    expect(await createClient(settingsOf(wire)).tags.usage()).toEqual(validated);
  });

  it('AUTH-052 reports an ended session, whether a call or the live channel meets it', async () => {
    const reported: string[] = [];
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      logLevel: 'off',
      fetch: async () => new Response(null, { status: 401 }),
      onUnauthorized: ({ status, operation }) => void reported.push(`${operation} ${status}`),
    });
    await expect(client.tags.list()).rejects.toMatchObject({ status: 401 });
    expect(reported).toEqual(['tags.list 401']);
    client.configure({ stationName: 'WXYZ' });
    client.live.open();
    await expect.poll(() => reported).toEqual(['tags.list 401', 'live.stream 401']);
    client.live.close();
  });

  it('EPLIST-011 parses the prefix_list of every show that the station returns', async () => {
    const wire = { id: 7, prefix_list: '["Morning","Drive"]' };
    const { shows } = createClient({ ...settingsOf(wire), logLevel: 'off' });
    const read = [
      ...(await createClient(settingsOf([wire, wire])).shows.list()),
      await shows.get(7),
      await shows.create({ title: 'Low water' }),
      await shows.update(7, { title: 'High water' }),
    ];
    expect(read.map(({ prefix_list }) => prefix_list)).toEqual(Array(5).fill(['Morning', 'Drive']));
  });
});
