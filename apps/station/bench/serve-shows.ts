import { join } from 'node:path';
import { createInterface } from 'node:readline';
// A network of 400 stations with one user, the first with 10,000 shows, for the benchmarks of lists. Run as a child
// process, it prints its addresses as one line of JSON, and ends with its standard input.
import { DatabaseSync } from 'node:sqlite';
import { firstStation, makeStation, makeUser, startStation } from '../src/testing/index.ts';
import { makeManyShows } from '../src/testing/make-many-shows.ts';

const stations = 400;
const shows = Number(process.argv[2] ?? 10_000);
const server = await startStation();
const station = firstStation(server);
await makeManyShows(server, station, shows);
const names = [
  'Harbour',
  'River',
  'Valley',
  'Coast',
  'Island',
  'Lake',
  'Mountain',
  'Forest',
  'Plain',
  'Delta',
];
const others = [];
for (let number = 1; number < stations; number += 1) {
  const title = `${names[number % names.length]} ${100 + number} FM`;
  others.push(await makeStation(server, { slug: `station-${number}`, name: title, title }));
}
const person = await makeUser(server, {
  username: 'network',
  stations: [station, ...others].map(({ id }) => ({ stationId: id })),
});
const signedIn = await person.signIn();
const database = join(server.dataDir, 'postkit.db');
// The peer opens the file itself.
new DatabaseSync(database).exec('pragma wal_checkpoint(truncate)');
console.log(
  JSON.stringify({
    url: server.url,
    slug: station.slug,
    authorization: signedIn.authorization,
    username: person.username,
    password: person.password,
    key: signedIn.key,
    database,
    list: `/${station.slug}/api/v1/show/really_all.json`,
    stationId: station.id,
    userId: person.id,
  }),
);
// Each line requests a change of one show, as another user would make it.
for await (const line of createInterface({ input: process.stdin })) {
  const [show] = await server.features.shows.byIds(station, [Number(line)]);
  if (show) await server.features.shows.update(station, show.id, { author: `${show.author}.` });
  console.log(JSON.stringify({ changed: show?.id ?? null }));
}
await server.close();
process.exit(0);
