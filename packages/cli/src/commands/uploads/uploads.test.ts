import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse } from '../../testing/fake-station.ts';
import { resourcePage } from '../../testing/resource-page.ts';
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

describe('the library', () => {
  const event = {
    id: 41,
    duration: 61,
    cart: { id: 6, title: 'Bells', timestamp_created: 1_793_599_200, category: { name: 'Promo' } },
  };

  it('is listed, newest first', async () => {
    await using station = await fakeStation({ 'GET /wxyz/api/v1/event/': () => resourcePage([event]) });
    const { out } = await runPostkit(['uploads', 'list', '--search', 'bell', '--limit', '5'], {
      url: station.url,
    });
    expect(out.split('\n')).toEqual([
      'ID  SENT (UTC)        LENGTH   CATEGORY  TITLE',
      '41  2026-11-02 06:00  0:01:01  Promo     Bells',
      '',
    ]);
    const query = Object.fromEntries(station.calls[0]?.query ?? []);
    expect(query).toEqual({ cart__type_name: 'UPLOAD', order: 'DESC', limit: '5', search: 'bell' });
  });

  it('takes new titles, and loses deleted uploads', async () => {
    await using station = await fakeStation({
      'GET /wxyz/api/v1/event/41/': () => event,
      'PATCH /wxyz/api/v1/cart/6/': () => event.cart,
      'POST /wxyz/api/v1/event/bulk_delete.json': ({ body }) => ({
        deleted: body.includes('41') ? [41] : [],
      }),
    });
    const renamed = await runPostkit(['uploads', 'rename', '41', '--title', 'Harbour bells'], {
      url: station.url,
    });
    expect(renamed).toMatchObject({ code: 0, err: '41 is now Harbour bells.\n' });
    expect(bodyOf(station.calls.at(-1))).toEqual({ title: 'Harbour bells' });
    const deleted = await runPostkit(['uploads', 'delete', '41', '42', '--yes'], { url: station.url });
    expect(deleted).toMatchObject({
      code: 3,
      err: expect.stringContaining('42: There is no such upload in the library.'),
    });
  });
});

describe('uploads cancel', () => {
  it('cancels each, and ends with 3 where some fail', async () => {
    await using station = await fakeStation({
      [`DELETE ${files}/${one}/`]: (_call, response) => void response.writeHead(204).end(),
    });
    expect(await runPostkit(['uploads', 'cancel', one], { url: station.url })).toMatchObject({
      code: 0,
      err: `${one} is cancelled.\n`,
    });
    expect(await runPostkit(['uploads', 'cancel', two], { url: station.url })).toMatchObject({ code: 5 });
    const both = await runPostkit(['uploads', 'cancel', two, one], { url: station.url });
    expect(both).toMatchObject({
      code: 3,
      err: expect.stringContaining('1 of 2 uploads could not be cancelled.'),
    });
    expect(both.err).toContain(`${one} is cancelled.\n`);
  });
});

describe('uploads send', () => {
  it('takes a title for one file only', async () => {
    await using station = await fakeStation({});
    const args = ['uploads', 'send', 'a.wav', 'b.wav', '--title', 'Bells'];
    expect(await runPostkit(args, { url: station.url })).toMatchObject({
      code: 2,
      err: '--title needs a single file.\n',
    });
    expect(station.calls).toEqual([]);
  });

  it('names a file that cannot be read', async () => {
    await using station = await fakeStation({ [`POST ${files}/`]: refuse(409, 'No.') });
    const result = await runPostkit(['uploads', 'send', '/nonexistent/a.wav', '/tmp', '--json'], {
      url: station.url,
    });
    expect(result.code).toBe(5);
    expect(JSON.parse(result.out)).toMatchObject([
      { error: { message: '/nonexistent/a.wav cannot be read.' } },
      { error: { message: '/tmp is not a file.' } },
    ]);
  });
});
