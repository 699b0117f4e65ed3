import { afterEach, describe, expect, it } from 'vitest';
import { audioEvent, mergeResponse } from '@postkit/sdk/schema';
import { startChildStation } from '../../testing/child-station.ts';
import { startStation } from '../../testing/index.ts';
import { makeLog } from '../../testing/make-log.ts';
import type { AudioEventTables } from './audio-event-tables.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe('merging events under kill -9', { timeout: 60_000 }, () => {
  it('keeps every acknowledged merge, whole, and no partial one', async () => {
    const first = await startStation();
    closing.push(() => first.close());
    const pieces = Array.from({ length: 6 }, (_, index) => ({ title: `Piece ${index}`, segments: 1 }));
    const logged = await makeLog(first, { pieces });
    await first.stop();

    const child = await startChildStation(first.dataDir);
    closing.push(() => child.kill());
    const ids = Array.from({ length: 200 }, (_, index) => logged[(index * 5) % logged.length]?.id);
    const merge = {
      method: 'POST',
      body: JSON.stringify({ events: ids }),
      headers: { 'content-type': 'application/json' },
    };
    const answered: string[] = [];
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const senders = Promise.allSettled(
      Array.from({ length: 4 }, async () => {
        for (;;) {
          const response = await child.call(`/${first.slug}/event/merge/`, merge);
          answered.push(mergeResponse.parse(await response.json()).location);
          if (answered.length >= 10) resolve();
        }
      }),
    );
    await enough;
    await child.kill();
    await senders;

    const server = await startStation({ dataDir: first.dataDir });
    closing.push(() => server.stop());
    const admin = await server.signIn();
    for (const location of answered) {
      const response = await server.call(location, { as: admin });
      expect(audioEvent.parse(await response.json()).frame_count).toBe(200 * 214);
    }
    const { db } = server.context;
    const parts = await db
      .tables<AudioEventTables>()
      .selectFrom('audio_events')
      .leftJoin('event_ranges', 'event_id', 'id')
      .select((row) => ['id', 'audio_events.frames', row.fn.sum<number>('event_ranges.frames').as('played')])
      .groupBy('id')
      .execute();
    expect(parts.length).toBeGreaterThanOrEqual(answered.length + logged.length);
    expect(parts.filter(({ frames, played }) => frames !== played)).toEqual([]);
  });
});
