// How many segments a second one PostgreSQL stores for the logs of 400 stations, with their bytes (POSTKIT_ARCHIVE=objects) and durable,
// beside a bare client that stores the same bytes in a transaction each.
// node --conditions=postkit-source apps/station/bench/logs.bench.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startPostgres } from '../../../tools/setup/start-postgres.mjs';
import { framesToMs, SEGMENT_FRAMES, type EncodedSegment } from '../src/audio/index.ts';
import { encodedSegments } from '../src/testing/encoded-segments.ts';
import { makeStation, startStation } from '../src/testing/index.ts';
import { startS3Server } from '../src/testing/s3-server.ts';
import { timeResult } from './measure-times.ts';
import { measureTrees } from './process-tree.ts';

const stations = 400;
const seconds = 20;
/** Connections of a recorder to the database, and transactions that the peer has open at a time. */
const connections = 10;

interface Stored {
  readonly perSecond: number;
  /** Processor time of PostgreSQL for one. */
  readonly databaseMs: number;
}

/** Runs `store` for each log again and again, all logs at a time. */
async function measure(
  databasePid: number,
  store: (log: number, round: number) => Promise<void>,
  logs = stations,
): Promise<Stored> {
  const [before, began] = [measureTrees([databasePid]).cpuSeconds, performance.now()];
  let done = 0;
  const elapsed = () => (performance.now() - began) / 1000;
  const one = async (log: number) => {
    for (let round = 0; elapsed() < seconds; round += 1) {
      await store(log, round);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: logs }, (_, log) => one(log)));
  const took = elapsed();
  return {
    perSecond: done / took,
    databaseMs: ((measureTrees([databasePid]).cpuSeconds - before) * 1000) / done,
  };
}

async function storeLogs(
  address: string,
  pid: number,
  audio: (round: number) => EncodedSegment,
): Promise<Stored> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postkit-logs-'));
  const s3 = await startS3Server();
  const server = await startStation({
    dataDir,
    env: { ...s3.env, POSTKIT_ARCHIVE: 'objects', DATABASE_URL: address },
  });
  while (server.features.accounts.stations().length < stations) await makeStation(server);
  const logs = await Promise.all(
    server.features.accounts.stations().map(({ id }) => server.features.audioEvents.log(id)),
  );
  const start = Date.now() - 3_600_000;
  const stored = await measure(pid, async (log, round) => {
    const { data, peaks, loudness } = audio(round);
    const started_at_ms = start + Math.round(round * framesToMs(SEGMENT_FRAMES));
    await logs[log]?.append({ started_at_ms, data, peaks, loudness }, async () => {});
  });
  await server.close();
  await s3.close();
  await rm(dataDir, { recursive: true, force: true });
  return stored;
}

async function storeBytes(
  address: string,
  pid: number,
  audio: (round: number) => EncodedSegment,
): Promise<Stored> {
  // The server stops before it has noticed the end of every connection.
  const pool = new Pool({ connectionString: address, max: connections }).on('error', () => undefined);
  await pool.query('create table bytes (log bigint, n bigint, bytes bytea, primary key (log, n))');
  const stored = await measure(
    pid,
    async (log, round) => {
      const client = await pool.connect();
      await client.query('begin');
      await client.query('insert into bytes values ($1, $2, $3)', [log, round, audio(round).data]);
      await client.query('commit');
      client.release();
    },
    connections,
  );
  await pool.end();
  return stored;
}

const postgres = await startPostgres(tmpdir());
const addressOf = (name: string) => postgres.url.replace('/?', `/${name}?`);
const administration = new Pool({ connectionString: addressOf('postgres') });
for (const name of ['station', 'bare']) await administration.query(`create database ${name}`);
await administration.end();
const audio = await encodeSome();
const ours = await storeLogs(addressOf('station'), postgres.pid, audio);
const peer = await storeBytes(addressOf('bare'), postgres.pid, audio);
await postgres.stop();
const round = (figure: number) => Number(figure.toPrecision(3));
console.log(
  JSON.stringify([
    {
      name: `segments of ${stations} logs stored on PostgreSQL with their bytes, against bare inserts of the bytes`,
      ours: round(ours.perSecond),
      peer: round(peer.perSecond),
      unit: 'segments/s',
      ratio: Number((ours.perSecond / peer.perSecond).toFixed(2)),
      budget: '>= 200 segments/s',
    },
    timeResult(
      'a segment stored: processor time of PostgreSQL, against a bare insert of the bytes',
      { ours: ours.databaseMs, peer: peer.databaseMs },
      '<= 5 ms',
    ),
  ]),
);
process.exit(0);

async function encodeSome(): Promise<(round: number) => EncodedSegment> {
  const server = await startStation();
  const segments = await encodedSegments(server.context, 20);
  await server.close();
  return (round) => {
    const segment = segments[round % segments.length];
    if (!segment) throw new Error('Nothing was encoded.');
    return segment;
  };
}
