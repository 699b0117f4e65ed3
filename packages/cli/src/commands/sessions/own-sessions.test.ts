import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/stations/api/v1/user_session/';
const own = {
  created_at: 1_793_599_200,
  seen_at: 1_793_602_800,
  expires_at: 1_794_000_000,
  network: '203.0.113.7',
  is_current: false,
};
const sessions = [
  { ...own, id: '0123456789abcdef', browser: 'Firefox', origin: null, api_key: null },
  { ...own, id: '1123456789abcdef', browser: 'curl', origin: null, api_key: 'nightly' },
  { ...own, id: '2123456789abcdef', browser: '', origin: 'https://site.example', api_key: null },
];
const ended = (_call: unknown, response: { writeHead(status: number): { end(): unknown } }) =>
  void response.writeHead(204).end();

describe('postkit sessions', () => {
  it('lists where the user is signed in, and who began each session', async () => {
    await using station = await fakeStation({ [`GET ${api}`]: () => resourcePage(sessions) });
    expect(
      (await runPostkit(['sessions', 'list'], { url: station.url })).out
        .split('\n')
        .map((line) => line.trimEnd()),
    ).toEqual([
      'ID                LAST USED (UTC)   SIGNED IN (UTC)   BROWSER  NETWORK      BEGUN BY',
      '0123456789abcdef  2026-11-02 07:00  2026-11-02 06:00  Firefox  203.0.113.7',
      '1123456789abcdef  2026-11-02 07:00  2026-11-02 06:00  curl     203.0.113.7  API key nightly',
      '2123456789abcdef  2026-11-02 07:00  2026-11-02 06:00           203.0.113.7  https://site.example',
      '',
    ]);
  });

  it('asks before it ends one', async () => {
    await using station = await fakeStation({ [`DELETE ${api}0123456789abcdef/`]: ended });
    const answered = await runPostkit(['sessions', 'end', '0123456789abcdef'], {
      url: station.url,
      answers: ['yes'],
    });
    expect(answered).toMatchObject({
      code: 0,
      err: expect.stringContaining('End session 0123456789abcdef?'),
    });
    expect(station.calls).toHaveLength(1);
    expect((await runPostkit(['sessions', 'end', '0123456789abcdef'], { url: station.url })).code).toBe(2);
    expect(station.calls).toHaveLength(1);
  });

  it('asks before it ends all, and ends none after a no', async () => {
    await using station = await fakeStation({ [`DELETE ${api}`]: ended });
    await runPostkit(['sessions', 'end-all'], { url: station.url, answers: ['no'] });
    expect(station.calls).toEqual([]);
    const answered = await runPostkit(['sessions', 'end-all', '--yes'], { url: station.url });
    expect(answered).toMatchObject({ code: 0, err: expect.stringContaining('API keys still work') });
    expect(station.calls).toHaveLength(1);
  });
});
