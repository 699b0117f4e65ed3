import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { hang } from '../../../testing/hang.ts';
import { makeDestination, startStation } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import type { ExportMoment } from './export-moments.ts';

// A station with a feed and three episodes, whose export hangs at a moment.

const [dataDir = '', moment, addsEpisode] = process.argv.slice(2);
const server = await startStation({ dataDir });
const { storage, jobs } = server.context;
const as = await server.signIn();
const feed = await makeDestination(server);
for (const name of ['Ebb', 'Flood', 'Slack'])
  await makeEpisode(server, { name, social_media_connections: [feed.id] });
await jobs.idle();

const { adopt, link, open, put } = storage;
const isOfExport = (key: string) => key.startsWith('station-exports/');

const hangs: Record<ExportMoment, () => void> = {
  'between two audio files': () => {
    let links = 0;
    storage.link = async (...args) => {
      const linked = await link(...args);
      links += 1;
      return links === 3 ? hang() : linked;
    };
  },
  'while it writes a list': () => {
    storage.put = async (key, source, options) => {
      if (!isOfExport(key)) return put(key, source, options);
      async function* half() {
        for await (const chunk of source) {
          yield chunk;
          if (String(chunk).startsWith('[')) await hang();
        }
      }
      return put(key, Readable.from(half()), options);
    };
  },
  'while it builds the database of the numbers': () => {
    storage.adopt = (file, key) => (isOfExport(key) ? hang() : adopt(file, key));
  },
  'after its last file': () => {
    storage.put = async (key, source, options) => {
      const facts = await put(key, source, options);
      const text = isOfExport(key) ? Buffer.concat(await open(key).toArray()).toString() : '';
      if (!text.includes('  manifest.json')) return facts;
      if (addsEpisode) await createEpisode();
      return hang();
    };
  },
};

/** Creates a fourth episode, and waits for its audio in both formats, with its tag, while the export runs. */
async function createEpisode(): Promise<void> {
  void makeEpisode(server, { name: 'Created meanwhile' });
  const { mediaTotals, fileOf } = server.features.episodes.media;
  while ((await mediaTotals(1)).files < 8 || !(await fileOf(1, 4, 'mp3'))?.id3Bytes) await wait(50);
}

hangs[moment as ExportMoment]();
await server.call(`/${server.slug}/api/v1/station_export/`, { method: 'POST', as });
