import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const finding = {
  rule: 'C4',
  message: 'The show has no cover.',
  reason: 'Why.',
  fix: 'Upload one.',
  sources: ['Spotify'],
  guid: null,
};
const address = 'https://other.example/feed.xml';

async function check(levels: readonly string[], ...args: string[]) {
  const directories = [{ name: 'Spotify', passes: !levels.includes('error'), errors: 0, warnings: 1 }];
  const findings = levels.map((level) => ({ ...finding, level }));
  await using station = await fakeStation({
    'POST /wxyz/api/v1/feed_check.json': () => ({ title: 'Tide', items: 2, directories, findings }),
  });
  const run = await runPostkit(['feeds', 'check', ...args], { url: station.url });
  return { ...run, sent: bodyOf(station.calls[0]), url: station.url };
}

describe('postkit feeds check', () => {
  it('ends with 0 for a feed that passes, 3 for warnings, and 1 for errors', async () => {
    expect(await check([], address)).toMatchObject({
      code: 0,
      sent: { url: address },
      out: '“Tide” with 2 episodes passes every rule.\n',
    });
    expect(await check(['warning'], address)).toMatchObject({
      code: 3,
      out: 'Spotify: 0 errors, 1 warning\nwarning C4: The show has no cover.\n  Upload one.\n',
    });
    expect((await check(['error', 'warning'], address)).code).toBe(1);
  });

  it('checks a feed of the station by its id, and prints JSON', async () => {
    const { sent, url, out, code } = await check(['error'], '3', '--json');
    expect([sent, code]).toEqual([{ url: `${url}/wxyz/rss/3.xml` }, 1]);
    expect(JSON.parse(out)).toMatchObject({ title: 'Tide', findings: [{ rule: 'C4', fix: 'Upload one.' }] });
  });

  it('takes a link that opens a podcast app, and no other text', async () => {
    expect(await check([], 'feed://other.example/feed.xml')).toMatchObject({
      code: 0,
      sent: { url: 'feed://other.example/feed.xml' },
    });
    for (const other of ['other.example/feed.xml', 'ftp://other.example/feed.xml', 'feed:', '-3']) {
      expect(await check([], '--', other)).toMatchObject({ code: 2, sent: null });
    }
  });
});
