import { join } from 'node:path';
// A station with a feed of published episodes, for the benchmarks in this folder. Run as a child process, it prints its
// addresses as one line of JSON, and ends with its standard input.
import { DatabaseSync } from 'node:sqlite';
import { resourcePath } from '@postkit/sdk/schema';
import { firstStation, makeDestination, makeShow, makeTag, startStation } from '../src/testing/index.ts';
import { makeEvent } from '../src/testing/make-event.ts';

const episodes = Number(process.argv[2] ?? 100);
const server = await startStation();
const station = firstStation(server);
const feed = await makeDestination(server, {
  title: 'Morning',
  description: 'Words',
  author: 'Radio',
  itunes_categories: 'News',
});
const show = await makeShow(server, { title: 'Morning' });
const tag = await makeTag(server, 'News');
const event = await makeEvent(server, { segments: 12 });
const ids: number[] = [];
for (let number = 1; number <= episodes; number += 1) {
  const row = await server.features.episodes.publishing.create(
    station,
    {
      show: resourcePath(station.slug, 'show', show.id),
      name: `Morning ${number}: what the river said`,
      description:
        `<p>Episode ${number} with <strong>Ana &amp; Björn</strong> on the river and the price of bread.</p>`.repeat(
          4,
        ),
      draft: false,
      events: [resourcePath(station.slug, 'event', event.id)],
      playlist_categories: [resourcePath(station.slug, 'playlistcategory', tag.id)],
      social_media_connections: [feed.id],
    },
    { by: 'Somebody', publishedAt: 1_700_000_000 + number * 3600 },
  );
  ids.push(row.id);
}
await server.context.jobs.idle();
// The peer opens the file itself.
new DatabaseSync(join(server.dataDir, 'postkit.db')).exec('pragma wal_checkpoint(truncate)');
const admin = await server.signIn();
console.log(
  JSON.stringify({
    url: server.url,
    pid: process.pid,
    authorization: admin.authorization,
    database: join(server.dataDir, 'postkit.db'),
    feed: `/${station.slug}/rss/${feed.id}.xml`,
    audio: `/${station.slug}/audio/${ids[0]}.mp3`,
    list: `/${station.slug}/api/v1/playlist/get_playlists.json?show_id=${show.id}&limit=20&page=2&sort=published&order=DESC`,
    stationId: station.id,
    showId: show.id,
  }),
);
process.stdin.resume().on('end', () => void server.close().then(() => process.exit(0)));
