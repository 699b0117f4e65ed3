import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const stored = { location: 'http://station/wxyz/images/a.png', width: 1400, height: 900 };

describe('postkit images', () => {
  it('stores a file and prints its address', async () => {
    await using station = await fakeStation({ 'POST /wxyz/api/v1/playlist/upload/image.html': () => stored });
    await using home = await temporaryHome();
    const file = join(home.path, 'cover.png');
    await writeFile(file, 'pixels');
    const upload = (...args: string[]) => runPostkit(['images', 'upload', ...args], { url: station.url });
    expect(await upload(file)).toMatchObject({
      code: 0,
      out: `${stored.location}\n`,
      err: 'The image of 1400 × 900 pixels is stored.\n',
    });
    expect(station.calls[0]?.headers['content-type']).toContain('multipart/form-data');
    expect(station.calls[0]?.body).toMatch(/name="image"[^]*pixels/);
    expect(JSON.parse((await upload(file, '--json')).out)).toEqual(stored);
    expect(await upload(`${file}.gone`)).toMatchObject({
      code: 5,
      err: expect.stringContaining('cover.png.gone cannot be read.'),
    });
  });

  it('crops a stored image', async () => {
    await using station = await fakeStation({ 'POST /wxyz/api/v1/show/crop_image.json': () => stored });
    const crop = (...args: string[]) =>
      runPostkit(['images', 'crop', 'http://station/a.png', ...args], { url: station.url });
    expect(await crop('--square', '--area', '10,20,310,320')).toMatchObject({
      code: 0,
      out: `${stored.location}\n`,
    });
    await crop();
    expect(station.calls.map((call) => bodyOf(call))).toEqual([
      {
        image: 'http://station/a.png',
        square: true,
        croppings: { left: 10, top: 20, right: 310, bottom: 320 },
      },
      { image: 'http://station/a.png', square: false, croppings: { left: 0, top: 0, right: 0, bottom: 0 } },
    ]);
    for (const area of ['10,20', 'a,2,3,4', '1,2,3,b', '1,2,3,4,5', '-1,2,3,4'])
      expect(await crop(`--area=${area}`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('This must be four numbers'),
      });
  });

  it('searches licensed images, and stores one', async () => {
    const links = [
      { rel: 'thumbnail', href: 'https://images.example/1s.jpg' },
      { rel: 'main', href: 'https://images.example/1.jpg' },
    ];
    await using station = await fakeStation({
      'POST /wxyz/ap_images/api_request.json': () => ({
        entries: [{ id: '1', title: 'Ferry', credit: 'Ada', contentLinks: links }],
      }),
      'POST /wxyz/ap_images/keep.json': () => stored,
    });
    const found = await runPostkit(['images', 'search', 'ferry'], { url: station.url });
    expect(found.out).toBe('TITLE  CREDIT  ADDRESS\nFerry  Ada     https://images.example/1.jpg\n');
    const kept = await runPostkit(['images', 'keep', 'https://images.example/1.jpg'], { url: station.url });
    expect(kept.out).toBe(`${stored.location}\n`);
    expect(station.calls.map((call) => bodyOf(call))).toEqual([
      { search: 'ferry' },
      { url: 'https://images.example/1.jpg' },
    ]);
    await using bare = await fakeStation({
      'POST /wxyz/ap_images/api_request.json': refuse(404, 'There is no library.'),
    });
    expect(await runPostkit(['images', 'search', 'ferry'], { url: bare.url })).toMatchObject({ code: 5 });
  });
});
