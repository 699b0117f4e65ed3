import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { settings, uploadedImage } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { listenLive, makeStation, makeUser, type SignedIn } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest(() => ({ clock: createFakeClock() }));

const change = (json: unknown, { as = admin, slug = server.slug }: { as?: SignedIn; slug?: string } = {}) =>
  server.call(`/${slug}/api/v1/settings/`, { method: 'PATCH', as, json });

async function look(slug = server.slug) {
  const response = await server.call(`/${slug}/api/v1/settings/`, { as: admin });
  const { accent, logo } = settings.parse(await response.json());
  return { accent, logo };
}

async function storeImage(slug = server.slug): Promise<string> {
  const png = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#c2410c' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
  const response = await server.call(`/${slug}/api/v1/playlist/upload/image.html`, {
    method: 'POST',
    as: admin,
    body,
  });
  return uploadedImage.parse(await response.json()).location;
}

describe('the look of a station', () => {
  it("starts with PostKit's colour and no logo", async () => {
    const { slug } = await makeStation(server);
    expect(await look(slug)).toEqual({ accent: null, logo: '' });
  });

  it('changes field by field, and back', async () => {
    const logo = await storeImage();
    const changed = await change({ accent: '#C2410C' });
    expect([changed.status, await changed.json()]).toEqual([200, { accent: '#c2410c', logo: '' }]);
    expect(await (await change({ logo })).json()).toEqual({ accent: '#c2410c', logo });
    expect(await look()).toEqual({ accent: '#c2410c', logo });
    expect(await (await change({})).json()).toEqual({ accent: '#c2410c', logo });
    expect(await (await change({ accent: null, logo: '' })).json()).toEqual({ accent: null, logo: '' });
    expect(await look()).toEqual({ accent: null, logo: '' });
  });

  it('belongs to one station', async () => {
    const { slug } = await makeStation(server);
    await change({ accent: '#123456' });
    expect((await look(slug)).accent).toBeNull();
    await change({ accent: null });
  });

  it.each([['red'], ['#12345'], ['#12345g'], ['url(#a)'], [7], ['']])(
    'refuses %o as the accent',
    async (accent) => {
      const refused = await change({ accent });
      expect(refused.status).toBe(400);
      expect(JSON.stringify(await refused.json())).toContain('accent');
      expect((await look()).accent).toBeNull();
    },
  );

  it('refuses a logo that is no image of the station', async () => {
    const elsewhere = await storeImage((await makeStation(server)).slug);
    const absent = `/${server.slug}/images/00000000-0000-4000-8000-000000000000.png`;
    for (const logo of [elsewhere, absent, 'https://elsewhere.example/a.png', 'javascript:alert(1)']) {
      const refused = await change({ logo });
      expect([logo, refused.status]).toEqual([logo, 422]);
      expect(JSON.stringify(await refused.json())).toContain('does not have that image');
    }
    expect((await look()).logo).toBe('');
  });

  it('is changed by admins of the station and company only', async () => {
    const { id, slug } = await makeStation(server);
    const other = await makeStation(server);
    const at = async (stationId: number, isAdmin: boolean) => {
      const user = await makeUser(server, { stations: [{ stationId, admin: isAdmin }] });
      return user.signIn();
    };
    expect((await change({ accent: '#00aa00' }, { as: await at(id, false), slug })).status).toBe(403);
    expect((await change({ accent: '#00aa00' }, { as: await at(other.id, true), slug })).status).toBe(404);
    expect(
      (await server.call(`/${slug}/api/v1/settings/`, { method: 'PATCH', json: { accent: '#00aa00' } }))
        .status,
    ).toBe(401);
    expect((await look(slug)).accent).toBeNull();
    expect((await change({ accent: '#00aa00' }, { as: await at(id, true), slug })).status).toBe(200);
    expect((await change({ accent: '#00aa01' }, { slug })).status).toBe(200);
    expect((await look(slug)).accent).toBe('#00aa01');
  });

  it('is published to the browsers of the station, which then read the new one', async () => {
    const live = await listenLive(server, admin);
    await change({ accent: '#0044cc' });
    expect(await live.next('look_changed')).toEqual({ accent: '#0044cc', logo: '' });
    expect((await look()).accent).toBe('#0044cc');
    live.close();
    await change({ accent: null });
  });
});
