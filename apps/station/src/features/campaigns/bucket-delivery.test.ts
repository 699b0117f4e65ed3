import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { startStation, type TestStation } from '../../testing/index.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { openCampaignStation } from './testing/campaign-calls.ts';

const robot = 'Googlebot/2.1 (+http://www.google.com/bot.html)';

describe.each(['station', 'redirect'])(
  'a download with campaigns from a bucket (delivery %s)',
  (delivery) => {
    let s3: S3Server;
    let server: TestStation;
    beforeAll(async () => {
      s3 = await startS3Server();
      server = await startStation({
        clock: createFakeClock(),
        env: { ...s3.env, POSTKIT_STORAGE_DELIVERY: delivery, POSTKIT_TRUST_PROXY: '1' },
      });
    });
    afterAll(async () => {
      await server.close();
      await s3.close();
    });

    it('is one file in every range, whose ads are counted', async () => {
      const station = await openCampaignStation(server);
      const own = await station.ask({ agent: robot });
      const isRedirected = delivery === 'redirect';
      expect(own.status).toBe(isRedirected ? 302 : 200);
      const plain = isRedirected ? await fetch(own.headers.get('location') ?? '') : own;
      const plainBytes = (await plain.arrayBuffer()).byteLength;
      const { id } = await station.add({ positions: ['pre', 'mid'] });
      const version = (await station.versionOf()) ?? '';
      expect(version).toMatch(/\.mp3\?v=[\w-]{36}$/);

      const parts: Buffer[] = [];
      let size = Infinity;
      for (let start = 0; start < size; start += 60_000) {
        const { response, bytes } = await station.open(version, {
          headers: { range: `bytes=${start}-${start + 59_999}` },
        });
        expect(response.status).toBe(206);
        size = Number(response.headers.get('content-range')?.split('/')[1]);
        parts.push(bytes);
      }
      const { response, bytes: whole } = await station.open(version, { ip: '203.0.113.8' });
      expect([response.status, whole.length]).toEqual([200, size]);
      expect(Buffer.concat(parts).equals(whole)).toBe(true);
      expect(whole.length).toBeGreaterThan(plainBytes + 100_000);
      await station.flush();
      expect((await station.read(id)).deliveries).toBe(2);
    });

    it('has its audio in the bucket until no version needs it', async () => {
      const station = await openCampaignStation(server);
      const { id } = await station.add();
      const files = async () => {
        const keys: string[] = [];
        for await (const { key } of server.context.storage.list(`campaigns/${station.at.id}`)) keys.push(key);
        return keys;
      };
      expect(await files()).toHaveLength(2);
      const version = (await station.versionOf()) ?? '';
      expect((await station.call(`campaign/${id}/`, 'DELETE')).status).toBe(204);
      await server.context.jobs.idle();
      expect((await station.open(version)).response.status).toBe(200);
      expect(await files()).toHaveLength(2);
    });
  },
);
