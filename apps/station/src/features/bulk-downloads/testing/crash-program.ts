import { hang } from '../../../testing/hang.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { startStation } from '../../../testing/station.ts';

// A station with two episodes that hangs between the two files of a bulk download, or while it removes the first of two downloads.

export type BulkDownloadMoment = 'between two files' | 'during a removal';

const [dataDir = '', argument] = process.argv.slice(2);
const moment = argument as BulkDownloadMoment;
const server = await startStation({ dataDir });
const { storage, jobs } = server.context;
const as = await server.signIn();
const ids: number[] = [];
for (const name of ['First', 'Second']) ids.push((await makeEpisode(server, { name })).id);
const path = `/${server.slug}/api/v1/playlist/bulk_download/`;
const request = async (): Promise<{ guid: string }> =>
  (await server.call(path, { method: 'POST', as, json: { audio_playlist_ids: ids } })).json();

if (moment === 'between two files') {
  const { link } = storage;
  let links = 0;
  storage.link = async (...args) => {
    const linked = await link(...args);
    links += 1;
    return links === 2 ? hang() : linked;
  };
  await request();
} else {
  const [removed] = [await request(), await request()];
  await jobs.idle();
  storage.remove = hang;
  void server.call(`${path}${removed.guid}/`, { method: 'DELETE', as });
}
