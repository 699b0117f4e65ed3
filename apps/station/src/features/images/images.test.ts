import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploadedImage, type UploadedImage } from '@postkit/sdk/schema';
import { firstStation, makeStation } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server: station, admin } = stationTest();

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3f6f8f' } });
}

/** An animated GIF whose frames differ. */
function animation(side: number, frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * frames * 3, 0).map(
    (_, index) => Math.floor(index / (side * side * 3)) * 40,
  );
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif()
    .toBuffer();
}

/** The header and the end of a PNG, with nothing in between. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.alloc(0)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function upload(
  bytes: Uint8Array<ArrayBuffer>,
  { name = 'photo.jpg', field = 'image' } = {},
): Promise<Response> {
  const body = new FormData();
  body.set(field, new Blob([bytes], { type: 'image/jpeg' }), name);
  return station.call(`/${station.slug}/api/v1/playlist/upload/image.html`, {
    method: 'POST',
    as: admin,
    body,
  });
}

async function stored(bytes: Buffer): Promise<UploadedImage> {
  return uploadedImage.parse(await (await upload(new Uint8Array(bytes))).json());
}

async function pathOf(image: UploadedImage): Promise<string> {
  return station.pathOf(await station.features.images.keyOf(firstStation(station), image.location));
}

const crop = (json: unknown) =>
  station.call(`/${station.slug}/api/v1/show/crop_image.json`, { method: 'POST', as: admin, json });
const whole = { left: 0, top: 0, right: 0, bottom: 0 };

describe('images', () => {
  it('EDITOR-091 are uploaded in the field image; location is their public address', async () => {
    const image = await stored(await picture(64, 48).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 64, height: 48 });
    const file = await station.call(image.location);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    const etag = file.headers.get('etag') ?? '';
    expect((await station.call(image.location, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('are stripped of metadata, and rotated upright', async () => {
    const exif = { IFD0: { Copyright: 'Somebody at home', Artist: 'A person' } };
    const turned = await picture(60, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await stored(turned);
    expect(image).toMatchObject({ width: 20, height: 60 });
    const kept = await readFile(await pathOf(image));
    expect(kept.toString('latin1')).not.toContain('Somebody at home');
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it.each([
    [
      'text',
      () => Buffer.from('not an image at all, whatever it is called'),
      415,
      'This is no image. Send a JPEG, PNG, WebP or GIF image.',
    ],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
      415,
      'This is an SVG drawing.',
    ],
    [
      'an SVG with a head',
      () => Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- by hand -->\n<svg width="1"/>'),
      415,
      'This is an SVG drawing.',
    ],
    ['a TIFF', () => picture(9, 9).tiff().toBuffer(), 415, 'This is a TIFF image.'],
    ['a phone photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, 'This is a HEIC photo.'],
    [
      'a torn JPEG',
      async () => (await picture(200, 200).jpeg().toBuffer()).subarray(0, 300),
      415,
      'This image is damaged',
    ],
    ['a PNG without pixels', () => emptyPng(20, 20), 415, 'This image is damaged'],
    // Decoding would report it as damaged, because it contains no data.
    [
      'a small file of far too many pixels',
      () => emptyPng(30_000, 30_000),
      413,
      '30000 × 30000 pixels. Send one of at most 60 million pixels.',
    ],
    ['nothing', () => Buffer.alloc(0), 415, 'This is an empty file.'],
    [
      'more than 20 MB',
      () => Buffer.alloc(20 * 1024 * 1024 + 1, 0xff),
      413,
      'This file is larger than 20 MB.',
    ],
  ])('refuse %s and name the format', async (_what, make, status, words) => {
    const response = await upload(new Uint8Array(await make()));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error_message: expect.stringContaining(words) });
  });

  it.each([
    ['a print image in CMYK', () => picture(40, 40).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits a colour', () => picture(40, 40).toColourspace('rgb16').png().toBuffer()],
    ['greys', () => picture(40, 40).toColourspace('b-w').png().toBuffer()],
  ])('are stored in a form that screens and directories accept, also from %s', async (_what, make) => {
    const image = await stored(await make());
    const kept = await sharp(await pathOf(image)).metadata();
    expect(kept).toMatchObject({ width: 40, height: 40, space: 'srgb', depth: 'uchar' });
  });

  it('keep their animation, until they are cropped', async () => {
    const image = await stored(await animation(20, 3));
    expect(image).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(await pathOf(image), { animated: true }).metadata()).pages).toBe(3);
    const still = uploadedImage.parse(
      await (await crop({ image: image.location, croppings: whole, square: true })).json(),
    );
    expect(await sharp(await pathOf(still)).metadata()).toMatchObject({
      format: 'png',
      width: 20,
      height: 20,
    });
  });

  it('refuse a request without the field', async () => {
    const response = await upload(new Uint8Array(await picture(4, 4).png().toBuffer()), { field: 'other' });
    expect(response.status).toBe(400);
    expect(
      (
        await station.call(`/${station.slug}/api/v1/playlist/upload/image.html`, {
          method: 'POST',
          as: admin,
          json: {},
        })
      ).status,
    ).toBe(400);
  });

  it('refuse an upload that breaks off within the file, and leave no file', async () => {
    const head =
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nbytes';
    const response = await station.call(`/${station.slug}/api/v1/playlist/upload/image.html`, {
      method: 'POST',
      as: admin,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: head,
    });
    expect(response.status).toBe(400);
    expect(await readdir(join(station.dataDir, 'files/images/arriving')).catch(() => [])).toEqual([]);
  });

  it('EDITOR-093 are cropped to a square or to the share image', async () => {
    const image = await stored(await picture(800, 600).png().toBuffer());
    const square = await crop({
      image: image.location,
      croppings: { left: 100, top: 0, right: 500, bottom: 400 },
      square: true,
    });
    expect(await square.json()).toMatchObject({ width: 400, height: 400 });
    const share = uploadedImage.parse(
      await (await crop({ image: image.location, croppings: whole, square: false })).json(),
    );
    expect(share).toMatchObject({ width: 700, height: 366 });
    expect((await station.call(share.location)).status).toBe(200);
  });

  it.each([
    [1400, 1400],
    [3200, 3000],
  ])('WIZ-047 of %i px square make a cover of %i px square', async (side, kept) => {
    const image = await stored(await picture(side, side).jpeg().toBuffer());
    expect(
      await (await crop({ image: image.location, croppings: whole, square: true })).json(),
    ).toMatchObject({
      width: kept,
      height: kept,
    });
  });

  it('are never enlarged to a square', async () => {
    const image = await stored(await picture(300, 200).jpeg().toBuffer());
    expect(
      await (await crop({ image: image.location, croppings: whole, square: true })).json(),
    ).toMatchObject({ width: 200, height: 200 });
  });

  it.each([
    ['jpeg', () => picture(50, 50).webp().toBuffer()],
    [
      'png',
      () =>
        sharp({ create: { width: 50, height: 50, channels: 4, background: '#3f6f8f80' } })
          .webp()
          .toBuffer(),
    ],
  ])('are cropped to the %s that directories accept from a WebP', async (format, make) => {
    const image = await stored(await make());
    const cover = uploadedImage.parse(
      await (await crop({ image: image.location, croppings: whole, square: true })).json(),
    );
    expect((await sharp(await pathOf(cover)).metadata()).format).toBe(format);
  });

  it('cannot be cropped outside their bounds, nor at another station', async () => {
    const image = await stored(await picture(100, 100).png().toBuffer());
    const other = await makeStation(station);
    for (const croppings of [
      { left: 0, top: 0, right: 101, bottom: 50 },
      { left: 50, top: 50, right: 50, bottom: 60 },
    ]) {
      const refused = await crop({ image: image.location, croppings, square: true });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toEqual({
        error_message: 'The crop is outside the image, which is 100 × 100 pixels.',
      });
    }
    for (const croppings of [
      { left: -1, top: 0, right: 50, bottom: 50 },
      { left: 0.5, top: 0, right: 50, bottom: 50 },
      'whole',
    ]) {
      expect((await crop({ image: image.location, croppings, square: true })).status).toBe(400);
    }
    const foreign = image.location.replace(station.slug, other.slug);
    for (const address of [
      foreign,
      '/etc/passwd',
      'http://169.254.169.254/',
      `/${station.slug}/images/../../server-secret`,
    ]) {
      expect((await crop({ image: address, croppings: whole, square: true })).status).toBe(422);
    }
  });
});
