import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeDestination } from '../../testing/make-destination.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const path = '/wxyz/api/v1/socialmediaconnection/3/';
const rss = makeDestination({ id: 3, type: 'rss' });

describe('postkit feeds move', () => {
  it('announces an address, redirects to it, and ends both', async () => {
    const sent: unknown[] = [];
    await using station = await fakeStation({
      [`PATCH ${path}`]: ({ body }) => (sent.push(JSON.parse(body)), rss),
    });
    const run = (...rest: string[]) =>
      runPostkit(['feeds', 'move', '3', '--yes', ...rest], { url: station.url });
    const to = ['--to', 'https://new.example/feed'];
    expect((await run(...to)).err).toBe('Feed 3 announces https://new.example/feed.\n');
    expect((await run(...to, '--redirect-from', '2026-12-01')).err).toContain(
      'redirects to https://new.example/feed from 2026-12-01 on',
    );
    expect((await run('--stay')).err).toBe('Feed 3 stays here.\n');
    expect(sent).toEqual([
      { new_feed_url: 'https://new.example/feed', redirect_at: null },
      { new_feed_url: 'https://new.example/feed', redirect_at: 1_796_083_200 },
      { new_feed_url: '', redirect_at: null },
    ]);
    expect((await run()).code).toBe(2);
    expect((await run('--stay', ...to)).code).toBe(2);
  });
});

describe('postkit feeds filter', () => {
  it('changes the given parts, and prints how many episodes are listed', async () => {
    const sent: unknown[] = [];
    await using station = await fakeStation({
      [`GET ${path}`]: () => ({ ...rss, feed_filter: { ...rss.feed_filter, newest: 5 } }),
      [`PATCH ${path}`]: ({ body }) => (sent.push(JSON.parse(body)), rss),
      'POST /wxyz/api/v1/feed_count.json': ({ body }) => (
        sent.push(JSON.parse(body)),
        { listed: 2, total: 9 }
      ),
    });
    const run = (...rest: string[]) => runPostkit(['feeds', 'filter', '3', ...rest], { url: station.url });
    expect((await run('--tag', '7', '--type', 'bonus', '--delay', '24')).err).toBe(
      'Feed 3 lists 2 of 9 episodes.\n',
    );
    const feed_filter = { tags: [7], episode_types: ['bonus'], delay_hours: 24, newest: 5 };
    expect(sent).toEqual([{ feed_filter }, { connection_id: 3, feed_filter }]);
    await run('--all');
    expect(sent[2]).toEqual({ feed_filter: { tags: [], episode_types: [], delay_hours: 0, newest: 0 } });
    expect((await run('--all', '--newest', '3')).code).toBe(2);
  });
});
