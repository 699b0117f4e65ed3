import { afterEach, beforeAll, expect } from 'vitest';
import { audioEvent, playoutInputWithToken, resourceList } from '@postkit/sdk/schema';
import { runFfmpeg } from '../audio/testing/run-ffmpeg.ts';
import { fakeIcecast } from './fake-icecast.ts';
import { startStation, type SignedIn, type TestStation } from './index.ts';

const slow = { timeout: 50_000, interval: 50 };
const events = resourceList(audioEvent);

/** Offers stations that record a stream and have an input; call it once in a test file. They are closed after each test. */
export function cartLogs() {
  let mp3: Buffer;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const tone = ['-f', 'lavfi', '-i', 'sine=330:d=60', '-c:a', 'libmp3lame', '-b:a', '64k'];
    mp3 = await runFfmpeg(...tone, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3', 'pipe:1');
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  /** A station that records a stream and has an input, both on. */
  async function recording() {
    const server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    closing.push(() => server.close());
    const admin = await server.signIn();
    const icecast = await fakeIcecast();
    closing.push(async () => icecast[Symbol.asyncDispose]());
    const base = `/${server.slug}/api/v1`;
    const call = (rest: string, method: string, json: unknown) =>
      server.call(`${base}/${rest}`, { method, as: admin, json });
    await call('playout/settings/', 'PATCH', { hold_s: 60, shortest_talk_s: 1, shortest_element_s: 1 });
    const added = await call('playout/inputs/', 'POST', {
      name: 'Studio',
      system: null,
      form: {
        form: 'json',
        fields: {
          start: 'at',
          title: 't',
          artist: 'a',
          album: 'b',
          cart: 'c',
          category: 'k',
          planned: 's',
          type: 'type',
        },
      },
      transport: { type: 'http-in' },
      categories: { A1: 'Music' },
    });
    const { input, token } = playoutInputWithToken.parse(await added.json());
    await call('logger/', 'PATCH', { url: icecast.url, active: true, default_category: 'Live' });
    await expect.poll(() => icecast.connections, slow).toBe(1);

    /** Says that an element began some seconds after the first sound. */
    async function say(at: number, element: Record<string, unknown>): Promise<void> {
      const [first] = await segmentsOf(server);
      const started_at = new Date((first?.started_at_ms ?? 0) + at * 1000).toISOString();
      const response = await fetch(`${server.url}/${server.slug}/playout/in/${input.id}/`, {
        method: 'POST',
        body: JSON.stringify({ at: started_at, ...element }),
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(200);
      await server.features.playout.settled();
    }
    return { server, admin, icecast, say, call, input };
  }

  /** Audio of some seconds. */
  const seconds = (count: number): Buffer => mp3.subarray(0, count * 8000);
  return { recording, seconds };
}

/** The events of the log in the order aired. */
export async function loggedEvents(server: TestStation, as: SignedIn) {
  const address = `/${server.slug}/api/v1/event/?cart__type_name=LOGGER&order=ASC&limit=0`;
  return events.parse(await (await server.call(address, { as })).json()).objects;
}

/** The recorded segments of the first station. */
export const segmentsOf = ({ features, context }: TestStation) =>
  features.audioEvents.segmentsAired(context.db, 1, { fromMs: 0, toMs: Date.now() + 3_600_000 });
