import { expect, it } from 'vitest';
import { type PlayoutJournalEntry, playoutJournalEntry } from '@postkit/sdk/schema';
import { encodeHls, hlsList, hlsSeconds, startHlsServer } from '../../testing/hls-server.ts';
import { startStation } from '../../testing/index.ts';
import { withSplices, withTimedTitles } from '../../testing/timed-id3.ts';

const poll = { timeout: 50_000, interval: 50 };
const seconds = 20;

it(
  'hands date ranges, cues, sections of SCTE-35 and ID3 tags of a recorded HLS stream to its inputs, each once',
  { timeout: 90_000 },
  async () => {
    const server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    await using hls = await startHlsServer();
    const files = await encodeHls('mpegts', seconds);
    const start_ms = Date.now() - seconds * 1000;
    const at = (second: number) => new Date(start_ms + second * 1000).toISOString();
    const segment = (n: number) => files.get(`${n}.ts`) ?? Buffer.alloc(0);
    for (const [name, bytes] of files) hls.files.set(name, bytes);
    hls.files.set('2.ts', withTimedTitles(segment(2), [[500, 'Salt on the Stairs']]));
    const out = { event_id: 77, isOut: true, at_ms: 1000, seconds: 2 };
    hls.files.set('5.ts', withSplices(segment(5), [out]));
    hls.files.set('6.ts', withSplices(segment(6), [{ event_id: 77, isOut: false, at_ms: 1000 }]));
    const range = `#EXT-X-DATERANGE:ID="a1",START-DATE="${at(4)}",DURATION=4,X-TITLE="Glasshouse",X-ARTIST="Nova Corridor",X-CART="0412"`;
    const list = (to: number) =>
      hls.files.set(
        'list.m3u8',
        hlsList({
          from: 0,
          to,
          start_ms,
          header: range,
          before: { 4: '#EXT-X-CUE-OUT:2', 5: '#EXT-X-CUE-IN' },
        }),
      );
    list(2);
    try {
      const admin = await server.signIn();
      const base = `/${server.slug}/api/v1`;
      const call = (rest: string, method: string, json: unknown) =>
        server.call(`${base}/${rest}`, { method, as: admin, json });
      for (const system of ['hls-cues', 'timed-id3', 'icy']) {
        const added = await call('playout/inputs/', 'POST', {
          name: system,
          system,
          transport: { type: 'stream' },
        });
        expect(added.status).toBe(201);
      }
      await call('logger/', 'PATCH', { url: hls.url, active: true });
      await expect.poll(() => hls.requests.some(({ name }) => name === '1.ts'), poll).toBe(true);
      list(seconds / hlsSeconds);

      const read = async (): Promise<PlayoutJournalEntry[]> => {
        await server.features.playout.settled();
        const [from, to] = [start_ms / 1000 - 60, start_ms / 1000 + 600].map(Math.floor);
        const journal = await server.call(`${base}/playout/journal/?start=${from}&end=${to}`, { as: admin });
        const { messages } = (await journal.json()) as { messages: unknown[] };
        return messages.map((message) => playoutJournalEntry.parse(message)).toReversed();
      };
      await expect.poll(async () => (await read()).length, poll).toBeGreaterThanOrEqual(7);
      await expect.poll(() => hls.requests.some(({ name }) => name === '9.ts'), poll).toBe(true);
      await call('logger/', 'PATCH', { active: false });

      const found = (await read()).flatMap(({ elements }) =>
        elements.map(({ fate, title, cart, type, started_at_ms, ended_at_ms }) => {
          const ms = started_at_ms ?? ended_at_ms ?? 0;
          return [fate, type, cart, title, Math.round((ms - start_ms) / 100) / 10];
        }),
      );
      expect(found).toEqual(
        expect.arrayContaining([
          ['logged', 'song', '0412', 'Glasshouse', 4],
          ['logged', 'spot', '', '', 8],
          ['stopped', 'spot', '', '', expect.any(Number)],
          ['logged', 'spot', '77', '', 11],
          ['stopped', 'spot', '77', '', expect.any(Number)],
          ['logged', 'unknown', '', 'Salt on the Stairs', 4.5],
        ]),
      );
      expect(found.filter(([fate]) => fate === 'logged')).toHaveLength(5);
    } finally {
      await server.close();
    }
  },
);
