// Reads a page of 20 episodes through the API again and again, as the consoles of a station do, and the same rows through
// one bare Fastify route over the same SQLite queries. 20 connections, alternately, median of three rounds.
// node --conditions=postkit-source apps/station/bench/api.bench.ts
import { startBenchChild } from './bench-child.ts';
import { compareLoads, result } from './measure-load.ts';

interface Facts {
  url: string;
  authorization: string;
  database: string;
  list: string;
  stationId: number;
  showId: number;
}

const station = await startBenchChild<Facts>('serve-station.ts', ['100']);
const { url, authorization, database, list, stationId, showId } = station.facts;
const peer = await startBenchChild<{ url: string }>('serve-bare-api.ts', [
  database,
  String(stationId),
  String(showId),
]);
const figures = await compareLoads(
  { url: `${url}${list}`, headers: { authorization }, status: 200 },
  { url: `${peer.facts.url}/list`, status: 200 },
);
await peer.stop();
await station.stop();
console.log(
  JSON.stringify([result('API read of a page of 20 episodes, nothing changed', figures, '>= 0.6 x')]),
);
