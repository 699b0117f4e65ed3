import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { mostPeaksEvents } from '@postkit/sdk/schema';
import { waveLevels, type WaveLevels } from '../../../ui/wave/wave-levels.ts';

/** Milliseconds in which requests are collected, about one frame. */
const collectMs = 16;

/** A part of an event in milliseconds, in a number of equal parts. */
export interface LevelsRequest {
  points: number;
  start?: number;
  end?: number;
}

interface Waiting {
  id: number;
  resolve: (levels: WaveLevels | null) => void;
  reject: (error: unknown) => void;
}

/** Loads the levels of an event; null if it has no audio. The calls of one frame are one request per 100 events. */
export type LoadLevels = (id: number, request: LevelsRequest) => Promise<WaveLevels | null>;

const loaders = new WeakMap<PostKitClient, LoadLevels>();

/** The loader of a client. */
export function levelsLoader(client: PostKitClient): LoadLevels {
  const known = loaders.get(client) ?? createLoader(client);
  loaders.set(client, known);
  return known;
}

function createLoader(client: PostKitClient): LoadLevels {
  const waiting = new Map<string, { request: LevelsRequest; events: Waiting[] }>();

  function flush(key: string): void {
    const group = waiting.get(key);
    waiting.delete(key);
    if (!group) return;
    for (let at = 0; at < group.events.length; at += mostPeaksEvents) {
      void send(client, group.request, group.events.slice(at, at + mostPeaksEvents));
    }
  }

  return (id, request) =>
    new Promise((resolve, reject) => {
      const key = JSON.stringify(request);
      const group = waiting.get(key) ?? { request, events: [] };
      if (group.events.length === 0) setTimeout(() => flush(key), collectMs);
      waiting.set(key, group);
      group.events.push({ id, resolve, reject });
    });
}

async function send(
  client: PostKitClient,
  request: LevelsRequest,
  events: readonly Waiting[],
): Promise<void> {
  try {
    const ids = [...new Set(events.map(({ id }) => id))];
    const { peaks } = await client.audioEvents.peaksOf(ids, request).catch((error: unknown) => {
      // None of the events exists.
      if (isHttpError(error) && error.status === 404) return { peaks: [] };
      throw error;
    });
    const levels = new Map(peaks.map(({ id, min, max, rms }) => [id, waveLevels(min, max, rms)]));
    for (const { id, resolve } of events) resolve(levels.get(id) ?? null);
  } catch (error) {
    for (const { reject } of events) reject(error);
  }
}
