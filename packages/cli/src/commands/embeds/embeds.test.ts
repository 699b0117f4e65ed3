import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/embeds/';
const seen = { first_seen: 1_793_599_200, last_seen: 1_793_602_800 };
const embed = {
  site: 'https://news.example',
  version: '4-1f0c9a3e',
  kind: 'script',
  views: 12,
  errors: { list: 0, empty: 2, audio: 1 },
  ...seen,
};
const hidden = { ...embed, site: '', kind: 'frame', views: 1, errors: { list: 0, empty: 0, audio: 0 } };
const health = { enabled: true, current_version: '4-1f0c9a3e', embeds: [embed, hidden] };
const settings = { 'GET /wxyz/api/v1/settings/': () => makeSettings() };

describe('postkit embeds', () => {
  it('lists sites with versions, views and errors', async () => {
    await using station = await fakeStation({ ...settings, [`GET ${api}`]: () => health });
    const { out } = await runPostkit(['embeds', 'list'], { url: station.url });
    const [head, first, second] = out.split('\n');
    expect(head).toMatch(/^SITE +VERSION +KIND +VIEWS +ERRORS +FIRST SEEN/);
    expect(first).toMatch(/^https:\/\/news\.example +4-1f0c9a3e +script +12 +empty 2, audio 1 +2026-11-0\d/);
    expect(second).toMatch(/^\(hidden\) +4-1f0c9a3e +frame +1 +2026-11-0\d/);
    expect((await runPostkit(['embeds'], { url: station.url })).out).toBe(out);
  });

  it('says why the list is empty', async () => {
    for (const [enabled, words] of [
      [true, 'No site has reported yet.'],
      [false, 'Reports are off.'],
    ] as const) {
      await using station = await fakeStation({
        ...settings,
        [`GET ${api}`]: () => ({ ...health, enabled, embeds: [] }),
      });
      const { out, err } = await runPostkit(['embeds', 'list'], { url: station.url });
      expect(out + err).toContain(words);
    }
  });

  it('turns the reports on and off', async () => {
    await using station = await fakeStation({
      [`PATCH ${api}`]: (call) => ({ ...health, ...Object(bodyOf(call)), embeds: [] }),
    });
    const set = (...args: string[]) => runPostkit(['embeds', 'set', ...args], { url: station.url });
    expect((await set('--reports', 'off')).err).toBe('Players do not report.\n');
    expect((await set('--reports', 'on')).err).toBe('Players report.\n');
    expect(station.calls.map((call) => bodyOf(call))).toEqual([{ enabled: false }, { enabled: true }]);
    expect(await set()).toMatchObject({ code: 2, err: expect.stringContaining('--reports') });
  });
});
