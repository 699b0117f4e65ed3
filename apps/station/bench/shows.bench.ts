// Reads all of 10,000 shows, and signs in a user with 400 stations, compared with bare Fastify routes over the same SQLite
// queries: alternately, one call at a time.
// node --conditions=postkit-source apps/station/bench/shows.bench.ts
import { startBenchChild } from './bench-child.ts';
import { compareTimes, timeResult } from './measure-times.ts';

interface Facts {
  url: string;
  authorization: string;
  username: string;
  password: string;
  database: string;
  list: string;
  stationId: number;
}

const station = await startBenchChild<Facts>('serve-shows.ts');
const { url, authorization, username, password, database, list, stationId } = station.facts;
const peer = await startBenchChild<{ url: string }>('serve-bare-shows.ts', [database, String(stationId)]);
const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

const ours = { url: `${url}${list}`, headers: { authorization }, status: 200 };
const bare = { url: `${peer.facts.url}/list`, status: 200 };
const same = await compareTimes(ours, bare, { rounds: 15 });
let changes = 0;
const afterChange = await compareTimes(ours, bare, {
  rounds: 15,
  before: () => station.send(String(++changes)),
});
const { headers } = await fetch(ours.url, { headers: { authorization, 'accept-encoding': 'identity' } });
const again = {
  ...ours,
  headers: { authorization, 'if-none-match': headers.get('etag') ?? '' },
  status: 304,
};
const unchanged = await compareTimes(again, bare, { rounds: 15 });
const signIn = await compareTimes(
  { url: `${url}/stations/api/v1/get_stations.json`, headers: { authorization: basic }, status: 200 },
  { url: `${peer.facts.url}/sign-in`, headers: { authorization: basic }, status: 200 },
  { rounds: 60 },
);
await peer.stop();
await station.stop();
console.log(
  JSON.stringify([
    timeResult('API read of all of 10,000 shows, nothing changed', same, '<= 1.67 x'),
    timeResult('API read of all of 10,000 shows after one was changed', afterChange, '<= 1.67 x'),
    timeResult('API read of all of 10,000 shows: 304', unchanged, '<= 0.1 x'),
    timeResult('sign-in of a user with 400 stations, with a cheap password', signIn, '<= 1.67 x'),
  ]),
);
