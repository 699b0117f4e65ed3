import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const settings = '/wxyz/api/v1/settings/';
const logo = '/wxyz/images/a.png';

describe('postkit station', () => {
  it('shows the accent and the logo', async () => {
    await using station = await fakeStation({
      [`GET ${settings}`]: () => ({ ...makeSettings(), accent: '#c2410c' }),
    });
    expect(await runPostkit(['station'], { url: station.url })).toMatchObject({
      code: 0,
      out: 'Accent  #c2410c\nLogo    none\n',
    });
    const json = await runPostkit(['station', 'show', '--json'], { url: station.url });
    expect(JSON.parse(json.out)).toEqual({ accent: '#c2410c', logo: '' });
  });

  it('sets both, after it has stored the file of the logo', async () => {
    await using home = await temporaryHome();
    const file = join(home.path, 'logo.png');
    await writeFile(file, 'pixels');
    await using station = await fakeStation({
      'POST /wxyz/api/v1/playlist/upload/image.html': () => ({ location: logo, width: 400, height: 400 }),
      [`PATCH ${settings}`]: () => ({ accent: '#c2410c', logo }),
    });
    const changed = await runPostkit(['station', 'set', '--accent', '#C2410C', '--logo', file], {
      url: station.url,
    });
    expect(changed).toMatchObject({ code: 0, out: `Accent  #c2410c\nLogo    ${logo}\n` });
    expect(station.calls[0]?.body).toMatch(/name="image"[^]*pixels/);
    expect(bodyOf(station.calls[1])).toEqual({ accent: '#C2410C', logo });
  });

  it('goes back to the color of PostKit and removes the logo, each alone', async () => {
    await using station = await fakeStation({ [`PATCH ${settings}`]: () => ({ accent: null, logo: '' }) });
    const back = await runPostkit(['station', 'set', '--accent', ''], { url: station.url });
    expect(back).toMatchObject({ code: 0, out: 'Accent  color of PostKit\nLogo    none\n' });
    await runPostkit(['station', 'set', '--logo', ''], { url: station.url });
    expect(station.calls.map((call) => bodyOf(call))).toEqual([{ accent: null }, { logo: '' }]);
  });

  it('refuses no change, a color that is none, and a file that cannot be read', async () => {
    await using station = await fakeStation({
      [`PATCH ${settings}`]: refuse(403, 'Only admins may do this.'),
    });
    const set = (...args: string[]) => runPostkit(['station', 'set', ...args], { url: station.url });
    expect(await set()).toMatchObject({ code: 2, err: expect.stringContaining('Pass --accent or --logo.') });
    expect(await set('--accent', 'orange')).toMatchObject({ code: 2 });
    expect(await set('--logo', '/absent/logo.png')).toMatchObject({
      code: 5,
      err: expect.stringContaining('cannot be read'),
    });
    expect(station.calls).toEqual([]);
    expect(await set('--accent', '#000000')).toMatchObject({
      err: expect.stringContaining('Only admins may do this.'),
    });
  });

  it('sends a test mail, and says which server has accepted it', async () => {
    const sent = { to: 'ops@example.org', from: 'POST <post@example.org>', server: 'mail.example.org:587' };
    await using station = await fakeStation({ 'POST /wxyz/api/v1/mail/test/': () => sent });
    const run = (...args: string[]) => runPostkit(['station', 'test-mail', ...args], { url: station.url });
    const out = 'mail.example.org:587 has accepted a mail to ops@example.org from POST <post@example.org>.\n';
    expect(await run('--to', 'ops@example.org')).toMatchObject({ code: 0, out });
    expect(JSON.parse((await run('--json')).out)).toEqual(sent);
    expect(station.calls.map((call) => bodyOf(call))).toEqual([{ to: 'ops@example.org' }, {}]);
  });

  it('says why no test mail was sent', async () => {
    await using station = await fakeStation({
      'POST /wxyz/api/v1/mail/test/': refuse(409, 'This installation sends no mail.'),
    });
    expect(await runPostkit(['station', 'test-mail'], { url: station.url })).toMatchObject({
      code: 6,
      err: expect.stringContaining('This installation sends no mail.'),
    });
  });

  it('shows and chooses what the public may see of the log', async () => {
    const api = '/wxyz/api/v1/public_site/';
    await using station = await fakeStation({
      [`GET ${api}`]: () => ({ now_playing: false, tracklist: false }),
      [`PATCH ${api}`]: () => ({ now_playing: true, tracklist: false }),
    });
    expect((await runPostkit(['station', 'sharing'], { url: station.url })).out).toBe(
      'Now playing  off\nTracklist    off\n',
    );
    const changed = await runPostkit(['station', 'sharing', '--now-playing', 'on', '--tracklist', 'off'], {
      url: station.url,
    });
    expect(changed.out).toBe('Now playing  on\nTracklist    off\n');
    expect(bodyOf(station.calls.at(-1))).toEqual({ now_playing: true, tracklist: false });
  });

  it('shows the space, and when the disk is full', async () => {
    const gb = 1024 ** 3;
    const report = {
      disk: { total_bytes: 100 * gb, free_bytes: 20 * gb, kept_free_bytes: 0 },
      kinds: { log: 60 * gb, unfinished_uploads: 0 },
      quota_bytes: null,
      growth: { days: 7, bytes_per_day: 2 * gb },
      full_at: Date.parse('2026-12-08T12:00Z') / 1000,
      retention: { log_days: 90, next_week_bytes: 3 * gb },
      backup: { state: 'late', newest_at: null },
    };
    await using station = await fakeStation({
      [`GET ${settings}`]: makeSettings,
      'GET /wxyz/api/v1/storage/': () => report,
    });
    const { out } = await runPostkit(['station', 'storage'], { url: station.url });
    expect(out).toContain('20.0 GB of 100.0 GB free');
    expect(out).toContain('unfinished uploads  0.0 GB');
    expect(out).toContain('2.0 GB a day, measured over 7 days');
    expect(out).toMatch(/Disk full +2026-12-08 07:00/);
    const json = await runPostkit(['station', 'storage', '--json'], { url: station.url });
    expect(JSON.parse(json.out)).toEqual(report);
  });

  it('shows the effect of another time for the log, and saves it with a confirmation', async () => {
    const gb = 1024 ** 3;
    const effect = {
      log_days: 30,
      current_days: 90,
      removed: { seconds: 7200, bytes: gb },
      spared: { seconds: 3600, bytes: gb / 2, episodes: 2, drafts: 1, others: 0 },
      lost_runs: 3,
      oldest_at: Date.parse('2026-09-08T12:00Z') / 1000,
      oldest_kept_at: Date.parse('2026-11-08T12:00Z') / 1000,
      log_bytes: 2 * gb,
      full_at: null,
      full_at_then: null,
    };
    const path = '/wxyz/api/v1/storage/log/';
    await using station = await fakeStation({
      [`GET ${settings}`]: makeSettings,
      [`GET ${path}`]: () => effect,
      [`PATCH ${path}`]: () => effect,
    });
    const { out } = await runPostkit(['station', 'log-days', '--days', '30'], { url: station.url });
    expect(out).toContain('30 days; now 90 days');
    expect(out).toContain('2.0 hours, 1.0 GB');
    expect(out).toContain('2 episodes, 1 drafts, 0 others');
    expect(station.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    const saved = await runPostkit(
      ['station', 'log-days', '--days', '30', '--save', '--delete-audio', '--json'],
      { url: station.url },
    );
    expect(JSON.parse(saved.out)).toEqual(effect);
    expect(bodyOf(station.calls.find(({ method }) => method === 'PATCH'))).toEqual({
      log_days: 30,
      confirm: true,
    });
    expect(await runPostkit(['station', 'log-days', '--days', '0'], { url: station.url })).toMatchObject({
      code: 2,
    });
  });
});
