import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const fields = {
  show: '/wxyz/api/v1/show/7/',
  duration: 65,
  name: 'Ferry',
  description: 'By sea',
  season_number: 2,
  episode_number: null,
  episode_type: 'full',
  chapter_markers: [],
  podcast: { soundbites: [] },
};
const episode = { ...fields, playlist_id: 9, media_status: 'ready' };
const about = { reason: 'Why.', sources: ['Spotify'] };
const number = {
  ...about,
  rule: 'I6',
  message: '“Ferry” has no episode number.',
  fix: 'Enter one.',
  field: 'episode_number',
  connection_id: null,
};
const cover = {
  ...about,
  rule: 'C4',
  message: 'The show has no cover.',
  fix: 'Upload one.',
  field: null,
  connection_id: 3,
};

async function check(findings: readonly object[], args: readonly string[] = [], changes: object = {}) {
  await using station = await fakeStation({
    'GET /wxyz/api/v1/playlist/9/': () => ({ ...episode, ...changes }),
    'GET /wxyz/api/v1/playlist/connections/9.json': () => ({
      social_media_connections: [{ id: 3, type: 'rss', title: 'Tide' }],
    }),
    'POST /wxyz/api/v1/playlist/check.json': () => ({ findings }),
  });
  const run = await runPostkit(['episodes', 'check', '9', ...args], { url: station.url });
  return {
    ...run,
    calls: station.calls,
    sent: station.calls.filter(({ method }) => method === 'POST').map(bodyOf)[0],
  };
}

describe('postkit episodes check', () => {
  it('prints the rules that an episode breaks in the feeds of its destinations, and ends with 1 for errors', async () => {
    const { code, out, err, sent } = await check([
      { ...number, level: 'error' },
      { ...cover, level: 'error' },
    ]);
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['LEVEL', 'RULE', 'FEED', 'FIELD', 'PROBLEM', 'FIX'],
      ['error', 'I6', 'episode_number', '“Ferry” has no episode number.', 'Enter one.'],
      ['error', 'C4', '3', 'The show has no cover.', 'Upload one.'],
      [''],
    ]);
    expect([code, err]).toEqual([1, '2 errors and 0 warnings in “Ferry”.\n']);
    expect(sent).toEqual({ ...fields, social_media_connections: [3] });
  });

  it('ends with 3 for warnings, and with 0 for an episode that passes', async () => {
    const warned = await check([{ ...number, level: 'warning' }]);
    expect([warned.code, warned.err]).toEqual([3, 'No errors, and 1 warning in “Ferry”.\n']);
    expect(await check([])).toMatchObject({
      code: 0,
      out: '',
      err: 'The episode passes every rule of its feeds.\n',
    });
  });

  it('checks for given feeds, and prints JSON', async () => {
    const { code, out, sent } = await check(
      [{ ...cover, level: 'error' }],
      ['--destination', '4', '--destination', '5', '--json'],
    );
    expect([code, sent]).toMatchObject([1, { social_media_connections: [4, 5] }]);
    expect(JSON.parse(out)).toEqual([{ ...cover, level: 'error' }]);
  });

  it('asks for feeds if the episode has none, and waits for its audio', async () => {
    await using station = await fakeStation({
      'GET /wxyz/api/v1/playlist/9/': () => episode,
      'GET /wxyz/api/v1/playlist/connections/9.json': () => ({ social_media_connections: [] }),
    });
    const none = await runPostkit(['episodes', 'check', '9'], { url: station.url });
    expect(none).toMatchObject({
      code: 2,
      err: 'Episode 9 has no destinations. Name its feeds with --destination.\n',
    });
    const early = await check([], [], { duration: 0, media_status: 'processing' });
    expect(early).toMatchObject({
      code: 7,
      err: expect.stringContaining('postkit episodes watch 9'),
      sent: undefined,
    });
  });

  it('says that there is no such destination', async () => {
    await using station = await fakeStation({
      'GET /wxyz/api/v1/playlist/9/': () => episode,
      'POST /wxyz/api/v1/playlist/check.json': refuse(400, 'This station has no destination 8.'),
    });
    const refused = await runPostkit(['episodes', 'check', '9', '--destination', '8'], { url: station.url });
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain('no destination 8');
  });
});
