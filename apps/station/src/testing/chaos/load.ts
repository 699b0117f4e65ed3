import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { encodeProgress } from '@postkit/sdk/schema';
import { wavTone } from '../wav-tone.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';

const station = '/station/api';

/** The parts of the episodes of the load. */
export interface Material {
  readonly show: number;
  readonly event: string;
  readonly feed: number;
  /** Ids of the feed and of other destinations. */
  readonly destinations: readonly number[];
}

/**
 * Creates a show, a feed and a sound, and turns the recording of a stream on.
 * @param options.destinations ids of destinations of all episodes, beside the feed
 */
export async function prepare(
  client: Client,
  { streamUrl, destinations }: { streamUrl: string; destinations: readonly number[] },
): Promise<Material> {
  const show = await created(client, `${station}/v1/show/`, { title: 'Chaos', loudness_target: null });
  const feed = await created(client, `${station}/v1/socialmediaconnection/`, {
    type: 'rss',
    title: 'A feed',
  });
  await client.json(`${station}/v1/logger/`, 'PATCH', { url: streamUrl, active: true });
  const uuid = randomUUID();
  await upload(client, uuid, 'The sound of all episodes');
  for (;;) {
    const { upload: sound } = encodeProgress.parse(
      await (await client.call(`/encodeprogress/${uuid}`)).json(),
    );
    if (sound?.location) return { show, event: sound.location, feed, destinations: [feed, ...destinations] };
    await wait(300);
  }
}

/** Creates something, with repetitions, and resolves to its id. */
export async function created(client: Client, path: string, body: object): Promise<number> {
  const { id } = z.object({ id: z.int() }).parse(await (await client.json(path, 'POST', body)).json());
  return id;
}

/** Uploads are repeated with the same uuid, which the station recognises. */
async function upload(client: Client, uuid: string, title: string): Promise<void> {
  const form = new FormData();
  const fields = { uuid, title, audio_type: 'UPLOAD-Talk', single_use: 'false' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([wavTone(3)]), 'tone.wav');
  await client.call(`${station}/v2/upload/`, { method: 'POST', body: form });
}

/** Uploads one sound after the other until it is aborted. */
export async function uploadSounds(client: Client, ledger: Ledger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const uuid = randomUUID();
    await upload(client, uuid, `Sound ${uuid}`);
    ledger.uploads.push(`Sound ${uuid}`);
    await wait(300);
  }
}

/** Publishes one episode after the other until it is aborted. */
export async function publishEpisodes(
  client: Client,
  ledger: Ledger,
  material: Material,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const id = await publishEpisode(client, material);
    if (id !== null) ledger.episodes.push(id);
    await wait(500);
  }
}

/** One attempt to publish an episode with a title of its own; null where it failed. */
export function publishEpisode(
  client: Client,
  { show, event, destinations }: Material,
): Promise<number | null> {
  return client.create(`${station}/v1/playlist/`, {
    show: `${station}/v1/show/${show}/`,
    name: `The harbour ${randomUUID()}`,
    description: 'About the harbour.',
    draft: false,
    unpublished: false,
    events: [event],
    social_media_connections: destinations,
  });
}
