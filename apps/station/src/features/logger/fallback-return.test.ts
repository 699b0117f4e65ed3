import { expect, it } from 'vitest';
import { z } from 'zod';
import { logFallback, logGap, logSource } from '@postkit/sdk/schema';
import { startCountingStream } from '../../testing/counting-stream.ts';
import { startStation } from '../../testing/index.ts';
import '../../testing/postgres/only-on-sqlite.ts';

const poll = { timeout: 90_000, interval: 100 };

it(
  'a log returns from the fallback to its stream without a gap, and lists the time between',
  { timeout: 180_000 },
  async () => {
    const server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    await using stream = await startCountingStream({ burst: 2 });
    await using fallback = await stream.mirror();
    try {
      const admin = await server.signIn();
      const path = `/${server.slug}/api/v1/logger/`;
      const read = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
        schema.parse(await (await server.call(`${path}${file}`, { as: admin })).json());
      const query = `start=0&end=${Math.ceil(Date.now() / 1000) + 3600}`;
      const address = async () => (await read('', logSource)).recorded_address;
      const set = (json: unknown) => server.call(path, { method: 'PATCH', as: admin, json });

      await set({ url: stream.url, fallback_url: fallback.url, active: true });
      await expect.poll(address, poll).toBe('main');
      stream.refuse(503);
      await expect.poll(address, poll).toBe('fallback');
      const before = await read('', logSource);
      stream.refuse(null);
      await expect.poll(address, poll).toBe('main');
      const after = await read('', logSource);
      expect(after).toMatchObject({
        state: 'recording',
        since: before.since,
        connected_at: before.connected_at,
        main_error: '',
      });
      await expect
        .poll(async () => (await read('', logSource)).last_segment_at, poll)
        .toBeGreaterThan(after.last_segment_at ?? 0);
      const returned = stream.now();
      await expect.poll(() => stream.now() - returned, poll).toBeGreaterThan(6);
      await set({ active: false });

      const { fallbacks } = await read(
        `fallbacks.json?${query}`,
        z.object({ fallbacks: z.array(logFallback) }),
      );
      expect(fallbacks).toHaveLength(1);
      const { gaps } = await read(`gaps.json?${query}`, z.object({ gaps: z.array(logGap) }));
      const inside = gaps.filter(({ start }) => start > (fallbacks[0]?.start ?? 0));
      // A sender that stood still left out what it sent late.
      const late = Math.max(stream.lateness, fallback.lateness);
      expect(
        inside
          .map(({ start, end }) => end - start)
          .filter((length) => late < 0.5 || length > Math.ceil(late) + 1),
      ).toEqual([]);
    } finally {
      await server.close();
    }
  },
);
