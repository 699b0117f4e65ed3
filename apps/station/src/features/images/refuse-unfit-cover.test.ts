import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploadedImage } from '@postkit/sdk/schema';
import { makeDestination, makeShow } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server: station, admin } = stationTest();

async function imageOf(width: number, height: number): Promise<string> {
  const body = new FormData();
  const picture = sharp({ create: { width, height, channels: 3, background: '#3f6f8f' } });
  body.set(
    'image',
    new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' }),
    'cover.png',
  );
  const response = await station.call(`/${station.slug}/api/v1/playlist/upload/image.html`, {
    method: 'POST',
    as: admin,
    body,
  });
  return uploadedImage.parse(await response.json()).location;
}

const send = (method: string, resource: string, body: object) =>
  station.call(`/${station.slug}/api/v1/${resource}/`, { method, as: admin, json: body });

/** The four calls that set a cover, each with the field that names it. */
const calls = {
  'a new show': {
    field: 'square_image',
    set: async (square_image: string) => send('POST', 'show', { title: 'Tide', square_image }),
  },
  'a show': {
    field: 'square_image',
    set: async (square_image: string) =>
      send('PATCH', `show/${(await makeShow(station)).id}`, { square_image }),
  },
  'a new feed': {
    field: 'imageurl',
    set: async (imageurl: string) =>
      send('POST', 'socialmediaconnection', { type: 'rss', title: 'Tide', imageurl }),
  },
  'a feed': {
    field: 'imageurl',
    set: async (imageurl: string) =>
      send('PATCH', `socialmediaconnection/${(await makeDestination(station)).id}`, { imageurl }),
  },
} as const;
const each = Object.entries(calls).map(([name, call]) => ({ name, ...call }));

describe('the cover', () => {
  it.each(each)(
    'WIZ-047 WIZ-048 RSS-017 of $name is refused outside 1400 to 3000 px, or if it is not square',
    async ({ field, set }) => {
      const needed = 'Upload a square image of 1400 × 1400 to 3000 × 3000 pixels.';
      for (const [width, height] of [
        [1399, 1399],
        [3001, 3001],
        [1400, 1401],
        [3000, 1400],
      ] as const) {
        const response = await set(await imageOf(width, height));
        expect(response.status).toBe(400);
        const message = `This cover is ${width} × ${height} pixels. ${needed}`;
        expect(await response.json()).toEqual({
          error_message: `${field}: ${message}`,
          errors: { [field]: [message] },
        });
      }
    },
  );

  it.each(each)('WIZ-047 RSS-014 of $name is stored from 1400 to 3000 px only', async ({ field, set }) => {
    for (const side of [1399, 3001]) expect((await set(await imageOf(side, side))).status).toBe(400);
    for (const side of [1400, 3000]) {
      const image = await imageOf(side, side);
      expect(await (await set(image)).json()).toMatchObject({ [field]: image });
    }
  });

  it.each(each)(
    'of $name is not measured if it is empty, elsewhere, or no image of the station',
    async ({ field, set }) => {
      for (const address of ['', 'https://elsewhere.example/cover.jpg', `/${station.slug}/images/none.jpg`]) {
        expect(await (await set(address)).json()).toMatchObject({ [field]: address });
      }
    },
  );

  it('that is stored already stays when the whole show or feed is sent', async () => {
    const small = await imageOf(200, 200);
    const [show, feed] = [
      await makeShow(station, { square_image: small }),
      await makeDestination(station, { imageurl: small }),
    ];
    expect((await send('PATCH', `show/${show.id}`, { title: 'Ebb', square_image: small })).status).toBe(200);
    expect(
      (await send('PATCH', `socialmediaconnection/${feed.id}`, { title: 'Ebb', imageurl: small })).status,
    ).toBe(200);
    const other = await imageOf(201, 201);
    expect((await send('PATCH', `show/${show.id}`, { square_image: other })).status).toBe(400);
  });

  it('of a show is not that of an episode, whose square image may be smaller', async () => {
    const show = await makeShow(station);
    const body = {
      name: 'Tide',
      show: `/${station.slug}/api/v1/show/${show.id}/`,
      draft: true,
      rss_image: await imageOf(300, 300),
    };
    expect((await send('POST', 'playlist', body)).status).toBe(201);
  });
});
