import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const path = 'GET /wxyz/api/v1/playlist/get_playlists.json';
const made = (id: number) => ({
  playlist_id: id,
  name: `Tide ${id}`,
  status: 'published',
  published: 1_795_521_600,
  duration: 3725.4,
});

/** A station with 250 episodes. */
function manyEpisodes() {
  return fakeStation({
    [path]: ({ query }) => {
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const from = (page - 1) * limit;
      const ids = Array.from({ length: Math.max(0, Math.min(limit, 250 - from)) }, (_, at) => from + at + 1);
      return { playlists: ids.map(made), total_count: 250, page, limit };
    },
  });
}

describe('episodes list', () => {
  it('prints a table', async () => {
    const playlists = [
      { ...made(1), proof: null },
      {
        ...made(20),
        name: 'Half\u001Bway',
        duration: 0,
        published: null,
        proof: { state: 'failed', message: 'No.' },
      },
    ];
    await using station = await fakeStation({
      [path]: () => ({ playlists, total_count: 2, page: 1, limit: 100 }),
    });
    const { code, out, err } = await runPostkit(['episodes', 'list'], { url: station.url });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'ID  STATUS     PUBLISHED (UTC)   LENGTH      REACHABLE  NAME',
      '1   published  2026-11-24 12:00  1:02:05                Tide 1',
      '20  published                    Processing  no         Half way',
      '',
    ]);
  });

  it('reads page after page, and stops at --limit', async () => {
    await using station = await manyEpisodes();
    const all = await runPostkit(['episodes', 'list', '--json'], { url: station.url });
    expect(JSON.parse(all.out)).toHaveLength(250);
    expect(station.calls).toHaveLength(3);
    const some = await runPostkit(['episodes', 'list', '--json', '--limit', '101'], { url: station.url });
    expect(JSON.parse(some.out)).toHaveLength(101);
    expect(station.calls).toHaveLength(5);
  });

  it('prints a JSON line for each episode with --jsonl', async () => {
    await using station = await manyEpisodes();
    const { out } = await runPostkit(['episodes', 'list', '--jsonl', '--limit', '3'], { url: station.url });
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).playlist_id),
    ).toEqual([1, 2, 3]);
  });

  it('says on standard error that there are none', async () => {
    await using station = await fakeStation({
      [path]: () => ({ playlists: [], total_count: 0, page: 1, limit: 100 }),
    });
    expect(await runPostkit(['episodes', 'list'], { url: station.url })).toMatchObject({
      code: 0,
      out: '',
      err: 'No episodes.\n',
    });
    expect((await runPostkit(['episodes', 'list', '--json'], { url: station.url })).out).toBe('[]\n');
  });
});
