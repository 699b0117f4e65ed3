import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1';
const list = { source: 'https://code.example', date: '2026-08-06', commit: 'abc', robots: 295, apps: 559 };
const found = {
  counting: { rule: 'iab-2.3', name: 'IAB 2.3', window: 'calendar-day', source: 'https://iab.example' },
  list,
  kept_from: '2026-08-30',
  downloads: 12,
  requests: 30,
  reasons: [
    { reason: 'robot', requests: 9 },
    { reason: 'probe', requests: 1 },
    { reason: 'short', requests: 4 },
    { reason: 'repeat', requests: 6 },
    { reason: 'counted', requests: 10 },
  ],
  rules: [{ rule: 'iab-2.3/calendar-day', requests: 30 }],
  robots: [],
};

describe('analytics explain', () => {
  it('prints the requests by reason, and the downloads without one', async () => {
    await using station = await fakeStation({ [`GET ${api}/get_analytics_explanation.json`]: () => found });
    const args = ['analytics', 'explain', '--to', '2026-11-28', '--show', '7', '--episode', '21'];
    const { code, out, err } = await runPostkit(args, { url: station.url });
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'REQUESTS  REASON',
      '30        requests for audio',
      '9         robots',
      '1         checks of two bytes',
      '4         less than a minute',
      '6         parts and repeats of a download',
      '10        counted as a download',
      '',
    ]);
    expect(err).toContain('12 downloads by IAB 2.3, calendar-day; robots and apps of 2026-08-06.');
    expect(err).toContain('The reasons of 2 downloads are not kept: they begin on 2026-08-30.');
    const query = { start_date: '2026-11-01', end_date: '2026-11-28', show_id: '7', episode_id: '21' };
    expect(Object.fromEntries(station.calls[0]?.query ?? [])).toMatchObject(query);
    await runPostkit(['analytics', 'explain', '--country', 'NO,SE', '--platform', 'Overcast'], {
      url: station.url,
    });
    expect(Object.fromEntries(station.calls[1]?.query ?? [])).toMatchObject({
      countries_list: 'NO,SE',
      platform_list: 'Overcast',
    });
    expect(JSON.parse((await runPostkit([...args, '--json'], { url: station.url })).out)).toEqual(found);
  });
});

describe('analytics recount', () => {
  const change = { from: null, to: 'AntennaPod', downloads: 3, agent: 'AntennaPod/9' };
  const before = {
    list,
    kept_from: '2026-08-30',
    downloads: 12,
    downloads_after: 15,
    changes: [change],
    last: null,
  };
  const ended = (status: string) => ({
    ...before,
    downloads: 15,
    changes: [],
    last: { status, requested_at: 1, ended_at: 2 },
  });

  async function run(args: string[], last: string) {
    let isStarted = false;
    await using station = await fakeStation({
      [`GET ${api}/analytics_recount.json`]: () => (isStarted ? ended(last) : before),
      [`POST ${api}/analytics_recount.json`]: () => {
        isStarted = true;
        return before;
      },
    });
    const { code, out, err } = await runPostkit(['analytics', 'recount', ...args], { url: station.url });
    return { code, out, err, isStarted };
  }

  it('prints the difference, and recounts with --yes', async () => {
    const { code, out, err } = await run(['--yes'], 'completed');
    expect(code).toBe(0);
    expect(out).toContain('3          robots, not counted  AntennaPod  AntennaPod/9');
    expect(err).toContain('The days since 2026-08-30 are recounted: 15 downloads.');
  });

  it('starts nothing without a confirmation, and reports a failure', async () => {
    expect(await run([], 'completed')).toMatchObject({ code: 2, isStarted: false });
    const failed = await run(['--yes'], 'failed');
    expect(failed.code).not.toBe(0);
    expect(failed.err).toContain('The recount failed.');
  });

  it('has nothing to do while all agents keep their names', async () => {
    await using station = await fakeStation({
      [`GET ${api}/analytics_recount.json`]: () => ({ ...before, changes: [] }),
    });
    const { code, err } = await runPostkit(['analytics', 'recount'], { url: station.url });
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Nothing to recount: the list of 2026-08-06 counts all requests as they are.\n',
    });
  });
});
