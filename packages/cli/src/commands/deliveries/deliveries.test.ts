import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/playlist/9/deliveries/';
const failed = {
  connection_id: 4,
  type: 'webhook',
  status: 'failed',
  attempts: 3,
  title: 'Newsroom',
  message: 'No response',
  can_retry: true,
};
const done = {
  ...failed,
  connection_id: 5,
  status: 'delivered',
  attempts: 1,
  title: 'Omny',
  message: '',
  can_retry: false,
};

describe('postkit deliveries', () => {
  it('lists the deliveries of an episode', async () => {
    await using station = await fakeStation({ [`GET ${api}`]: () => ({ deliveries: [failed, done] }) });
    expect((await runPostkit(['deliveries', 'list', '9'], { url: station.url })).out.split('\n')).toEqual([
      'DESTINATION  TYPE     STATUS     ATTEMPTS  TITLE     MESSAGE',
      '4            webhook  failed     3         Newsroom  No response',
      '5            webhook  delivered  1         Omny',
      '',
    ]);
  });

  it('shows the latest checks of an episode in its feeds, and checks again', async () => {
    const checks = [
      { check: 'feed', passed: true, message: 'The feed is served.', fix: '' },
      { check: 'item', passed: false, message: 'It is not listed.', fix: 'Purge the cache.' },
      { check: 'head', passed: null, message: 'Skipped.', fix: '' },
    ];
    const tries = [{ at: 1_764_000_000, passed: false, checks }];
    const feed = { ...done, connection_id: 6, type: 'rss', proof: { state: 'failed', next_at: null, tries } };
    await using station = await fakeStation({
      [`GET ${api}`]: () => ({ deliveries: [failed, feed] }),
      [`POST ${api}6/prove/`]: () => feed,
    });
    expect((await runPostkit(['deliveries', 'proof', '9'], { url: station.url })).out.split('\n')).toEqual([
      'FEED  STATE   AT                        CHECK  RESULT   MESSAGE',
      '6     failed  2025-11-24T16:00:00.000Z  feed   passed   The feed is served.',
      '6     failed  2025-11-24T16:00:00.000Z  item   failed   It is not listed. Purge the cache.',
      '6     failed  2025-11-24T16:00:00.000Z  head   skipped  Skipped.',
      '',
    ]);
    const private_feed = {
      ...feed,
      connection_id: 7,
      proof: { state: 'failed', next_at: null, tries, is_private: true },
    };
    await using other = await fakeStation({ [`GET ${api}`]: () => ({ deliveries: [feed, private_feed] }) });
    expect((await runPostkit(['deliveries', 'proof', '9'], { url: other.url })).err).toBe(
      'Feed 7 is private: checked with a password of the station, not at the addresses of listeners.\n',
    );
    expect((await runPostkit(['deliveries', 'proof', '9', '--again'], { url: station.url })).err).toBe(
      '6 is checked again.\n',
    );
  });

  it('retries those that can be retried, or the given ones', async () => {
    await using station = await fakeStation({
      [`GET ${api}`]: () => ({ deliveries: [failed, done] }),
      [`POST ${api}4/retry/`]: () => failed,
      [`POST ${api}5/retry/`]: () => done,
    });
    expect((await runPostkit(['deliveries', 'retry', '9'], { url: station.url })).err).toBe(
      '4 is retried.\n',
    );
    expect(
      (await runPostkit(['deliveries', 'retry', '9', '--destination', '5'], { url: station.url })).err,
    ).toBe('5 is retried.\n');
    const retried = station.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(retried).toEqual([`${api}4/retry/`, `${api}5/retry/`]);
  });
});
