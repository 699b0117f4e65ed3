import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { stationSessionId } from '../../features/accounts/station.ts';
import type { SignedIn } from '../sign-in.ts';

/** A station under load. */
export interface LoadedStation {
  readonly url: string;
  readonly admin: SignedIn;
}

/** Counts of the readers so far. */
export interface ReaderCounts {
  requests: number;
  /** Live events received. */
  live: number;
  failures: number;
}

const page = z.object({ objects: z.array(z.object({ id: z.int() })) });
/** Milliseconds between two rounds of a reader. */
const pauseMs = 1000;
/** Milliseconds after which a follower of live events connects again. */
const followMs = 120_000;

/** Lists events, listens to a segment of the newest, draws it, and lists episodes, until it is aborted. */
export async function readSteadily(
  { url, admin }: LoadedStation,
  counts: ReaderCounts,
  signal: AbortSignal,
): Promise<void> {
  async function read(path: string): Promise<unknown> {
    counts.requests += 1;
    const response = await fetch(new URL(`/station/${path}`, url), {
      headers: { authorization: admin.authorization },
      signal,
    });
    const bytes = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return response.headers.get('content-type')?.includes('json')
      ? JSON.parse(Buffer.from(bytes).toString())
      : null;
  }

  while (!signal.aborted) {
    try {
      const [event] = page.parse(await read('api/v1/event/?limit=20&order=DESC')).objects;
      if (event) {
        await read(`event/${event.id}.m3u8`);
        await read(`event/${event.id}/0.m4s`);
        await read(`api/v1/event/${event.id}/peaks.json`);
      }
      await read('api/v1/playlist/get_playlists.json?limit=20&sort=published&order=DESC');
      await read('api/v1/logger/');
    } catch (error) {
      if (!signal.aborted) report(counts, error);
    }
    await wait(pauseMs);
  }
}

/** Follows the live events of the station until it is aborted; connects again now and then, as browsers do. */
export async function followSteadily(
  { url, admin }: LoadedStation,
  counts: ReaderCounts,
  signal: AbortSignal,
): Promise<void> {
  const { authorization } = admin;
  const channel = `/sessions/${stationSessionId(admin.answer.stations[0]?.title ?? '')}`;
  while (!signal.aborted) {
    try {
      const visit = AbortSignal.any([signal, AbortSignal.timeout(followMs)]);
      const response = await fetch(new URL(`${channel}?format=json`, url), {
        headers: { authorization },
        signal: visit,
      });
      if (!response.ok || !response.body)
        throw new Error(`the live channel responded with ${response.status}`);
      for await (const text of response.body.pipeThrough(new TextDecoderStream()))
        counts.live += text.split('\nevent: ').length - 1;
    } catch (error) {
      const isOver = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
      if (!isOver) report(counts, error);
    }
    await wait(pauseMs);
  }
}

function report(counts: ReaderCounts, error: unknown): void {
  counts.failures += 1;
  process.stderr.write(`${String(error)}\n`);
}
