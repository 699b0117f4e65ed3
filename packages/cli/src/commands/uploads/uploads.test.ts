import { describe, expect, it } from 'vitest';
import { fakeStation, refuse } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const [one, two] = ['6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11', '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a12'];
const files = '/wxyz/api/v2/upload/files';
const unfinished = {
  uuid: one,
  user: 'ada',
  received: 1_250_000,
  bytes: 10_000_000,
  begun_at: 1_795_521_600,
  expires_at: 1_795_608_000,
  title: 'Half a concert',
};

describe('uploads list', () => {
  it('prints a table or JSON', async () => {
    await using station = await fakeStation({ [`GET ${files}/`]: () => [unfinished] });
    const { out } = await runPostkit(['uploads', 'list', '--unfinished'], { url: station.url });
    expect(out).toContain(`${one}  ada   1.3 of 10.0  2026-11-24 12:00  2026-11-25 12:00  Half a concert\n`);
    const json = await runPostkit(['uploads', 'list', '--unfinished', '--json'], { url: station.url });
    expect(JSON.parse(json.out)).toEqual([unfinished]);
  });
});

describe('uploads cancel', () => {
  it('cancels each, and ends with 3 where some fail', async () => {
    await using station = await fakeStation({ [`DELETE ${files}/${one}/`]: (_call, response) => void response.writeHead(204).end() });
    expect(await runPostkit(['uploads', 'cancel', one], { url: station.url })).toMatchObject({ code: 0, err: `${one} is cancelled.\n` });
    expect(await runPostkit(['uploads', 'cancel', two], { url: station.url })).toMatchObject({ code: 5 });
    const both = await runPostkit(['uploads', 'cancel', two, one], { url: station.url });
    expect(both).toMatchObject({ code: 3, err: expect.stringContaining('1 of 2 uploads could not be cancelled.') });
    expect(both.err).toContain(`${one} is cancelled.\n`);
  });
});

describe('uploads send', () => {
  it('takes a title for one file only', async () => {
    await using station = await fakeStation({});
    const args = ['uploads', 'send', 'a.wav', 'b.wav', '--title', 'Bells'];
    expect(await runPostkit(args, { url: station.url })).toMatchObject({ code: 2, err: '--title needs a single file.\n' });
    expect(station.calls).toEqual([]);
  });

  it('names a file that cannot be read', async () => {
    await using station = await fakeStation({ [`POST ${files}/`]: refuse(409, 'No.') });
    const result = await runPostkit(['uploads', 'send', '/nonexistent/a.wav', '/tmp', '--json'], { url: station.url });
    expect(result.code).toBe(5);
    expect(JSON.parse(result.out)).toMatchObject([
      { error: { message: '/nonexistent/a.wav cannot be read.' } },
      { error: { message: '/tmp is not a file.' } },
    ]);
  });
});
