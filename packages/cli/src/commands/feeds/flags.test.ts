import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeConnection } from '../../testing/make-connection.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

describe('the flags of a feed', () => {
  it.each([
    ['private', 'is_private', 'Feed 3 is private. Add listeners with "feeds subscribe".', 'Feed 3 is public.'],
    ['all-shows', 'all_shows', 'Feed 3 lists the episodes of all shows.', 'Feed 3 lists its own episodes only.'],
  ])('%s is switched on and off', async (command, field, on, off) => {
    const sent: unknown[] = [];
    const update = 'PATCH /wxyz/api/v1/socialmediaconnection/3/';
    await using station = await fakeStation({ [update]: ({ body }) => (sent.push(JSON.parse(body)), makeConnection({ id: 3 })) });
    const run = (...rest: string[]) => runPostkit(['feeds', command, '3', ...rest], { url: station.url });
    expect((await run()).err).toBe(`${on}\n`);
    expect((await run('--off')).err).toBe(`${off}\n`);
    expect(sent).toEqual([{ [field]: true }, { [field]: false }]);
  });
});
