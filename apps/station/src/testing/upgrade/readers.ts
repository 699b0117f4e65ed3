import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Client } from '../chaos/client.ts';
import type { Ledger } from '../chaos/ledger.ts';
import type { Material } from '../chaos/load.ts';

/** Milliseconds between two rounds of a client. */
const pauseMs = 400;

/** Reads the feed with its newest file, lists and the log, until it is aborted. */
export async function readSteadily(
  client: Client,
  ledger: Ledger,
  { feed, show }: Material,
  signal: AbortSignal,
): Promise<void> {
  const paths = [
    '/station/api/v1/playlist/get_playlists.json?limit=20&sort=published&order=DESC',
    '/station/api/v1/show/really_all.json',
    `/station/api/v1/show/${show}/`,
    '/station/api/v1/event/?limit=20&order=DESC',
    '/station/api/v1/logger/',
  ];
  while (!signal.aborted) {
    const [, file] =
      /<enclosure url="([^"]+)"/.exec(await read(client, ledger, `/station/rss/${feed}.xml`)) ?? [];
    if (file) await read(client, ledger, new URL(file).pathname);
    for (const path of paths) await read(client, ledger, path);
    await wait(pauseMs);
  }
}

async function read(client: Client, ledger: Ledger, path: string): Promise<string> {
  const response = await client.attempt(path);
  if (!response) return '';
  const text = await response.text();
  if (!response.ok) ledger.failures.push(`${path} responded with ${response.status}: ${text}`);
  return text;
}

const savedShow = z.object({ title: z.string() });

/** Renames the show again and again, and reads each name from the next machine, until it is aborted. */
export async function renameSteadily(
  client: Client,
  ledger: Ledger,
  { show }: Material,
  signal: AbortSignal,
): Promise<void> {
  const path = `/station/api/v1/show/${show}/`;
  for (let n = 1; !signal.aborted; n++) {
    const title = `Chaos ${n}`;
    await client.json(path, 'PATCH', { title });
    const text = await read(client, ledger, path);
    if (text !== '' && savedShow.parse(JSON.parse(text)).title !== title)
      ledger.failures.push(`the title ${title} is lost: ${text}`);
    await wait(pauseMs);
  }
}
