import { expect, it } from 'vitest';
import { fakeStation, refuse } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const path = '/wxyz/api/v1/playlist/9/versions';
const facts = {
  made_by: 'Ina',
  note: '',
  duration: 65,
  bytes: 900,
  restored_from: null,
  changes: null,
  downloads: 12,
};
const first = {
  ...facts,
  number: 1,
  created_at: 1_790_000_000,
  is_served: false,
  can_restore: true,
  kept_until: 1_795_000_000,
};
const second = {
  ...facts,
  number: 2,
  created_at: 1_794_000_000,
  is_served: true,
  can_restore: false,
  kept_until: null,
  note: 'New end',
};
const handlers = {
  [`GET ${path}/`]: () => ({ versions: [second, first] }),
  [`POST ${path}/1/restore/`]: () => ({ playlist_id: 9 }),
  'GET /wxyz/api/v1/settings/': makeSettings,
};

it('lists the audio versions of an episode', async () => {
  await using station = await fakeStation(handlers);
  const listed = await runPostkit(['episodes', 'versions', '9'], { url: station.url });
  expect(listed.code).toBe(0);
  expect(listed.out).toMatch(/2 .*Ina .*1:05 .*12 .*served .*New end\n1 .*kept until 2026-11-18/s);
});

it('restores a version, and says why it cannot', async () => {
  await using station = await fakeStation({
    ...handlers,
    [`POST ${path}/2/restore/`]: refuse(409, 'This version is the audio of the episode already.'),
  });
  const restored = await runPostkit(['episodes', 'restore', '9', '--number', '1'], { url: station.url });
  expect(restored).toMatchObject({ code: 0, err: 'Version 1 is the audio of episode 9 again.\n' });
  const refused = await runPostkit(['episodes', 'restore', '9', '--number', '2'], { url: station.url });
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain('already');
  expect(await runPostkit(['episodes', 'restore', '9'], { url: station.url })).toMatchObject({ code: 2 });
});
