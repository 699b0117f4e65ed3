import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStation, type StationServer } from '@postkit/station';
import { wav } from './wav.ts';

/** A segment by the specification: 214 frames of 1024 samples at 44.1 kHz. */
const segmentFrames = 214;
const segmentSeconds = (segmentFrames * 1024) / 44_100;

/** An aired item: a title with its number of five-second segments, or a gap in seconds. */
export type Aired = { title: string; audio: readonly AiredAudio[] } | { gapSeconds: number };

/** Segments of `talk` differ from each other by their place in the item; other items with talk have the same. */
type AiredAudio = 'tone' | 'nothing' | 'talk';

/** A station in this process whose recording the test generates, with one user who has every permission. */
export interface BroadcastStation extends AsyncDisposable {
  readonly url: string;
  readonly slug: string;
  readonly person: { readonly email: string; readonly password: string };
  /** Airs items one after another from `from` (Unix seconds). Resolves to the start of each and the end of the last. */
  air(from: number, items: readonly Aired[]): Promise<number[]>;
  /** Advances the station's clock to a moment (Unix seconds), and waits for its due jobs. */
  passTo(seconds: number): Promise<void>;
}

export interface BroadcastSettings {
  readonly env?: NodeJS.ProcessEnv;
  /** Unix seconds: where the station's clock starts; default now. */
  readonly startAt?: number;
}

export async function startBroadcastStation(
  timezone: string,
  { env = {}, startAt = Date.now() / 1000 }: BroadcastSettings = {},
): Promise<BroadcastStation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postkit-broadcast-'));
  let aheadMs = startAt * 1000 - Date.now();
  const now = () => Date.now() + aheadMs;
  const server = await createStation({
    port: 0,
    quiet: true,
    env: { POSTKIT_DATA: dataDir, POSTKIT_DEMO: '0', ...env },
    clock: { now, seconds: () => Math.floor(now() / 1000), after: callAfter },
  });
  const { accounts } = server.features;
  const companyId = await accounts.addCompany('A company');
  const station = await accounts.addStation({
    companyId,
    slug: 'quay',
    name: 'Quay Radio',
    title: 'Quay Radio',
    timezone,
    features: {},
  });
  const person = { username: 'quay-editor', email: 'quay@example.com', password: 'the password of the quay' };
  await accounts.addUser({
    ...person,
    companyId,
    firstName: 'Some',
    lastName: 'Body',
    stations: [{ stationId: station.id, admin: true }],
  });
  const steady = {
    tone: await segmentOf(server, dataDir, 330),
    nothing: await segmentOf(server, dataDir, 0),
  };
  const talk = await talkOf(server);
  const log = await server.features.audioEvents.log(station.id);

  async function airItem(
    at: number,
    { title, audio }: { title: string; audio: readonly AiredAudio[] },
  ): Promise<number> {
    const first_n = (log.last?.n ?? -1) + 1;
    for (const [index, kind] of audio.entries()) {
      const segment = kind === 'talk' ? talk[index] : steady[kind];
      if (!segment) throw new Error('There are ten segments of talk.');
      await log.append(
        { started_at_ms: Math.round((at + index * segmentSeconds) * 1000), ...segment },
        async () => {},
      );
    }
    const last_n = first_n + audio.length - 1;
    const range = {
      stream_id: log.streamId,
      first_n,
      last_n,
      skip_frames: 0,
      drop_frames: 0,
      frames: audio.length * segmentFrames,
    };
    const event = {
      type_name: 'LOGGER',
      origin: 'log',
      title,
      category: 'Talk',
      started_at: Math.floor(at),
      ranges: [range],
    } as const;
    await server.context.db.transaction((transaction) =>
      server.features.audioEvents.add(transaction, station, [event]),
    );
    return at + audio.length * segmentSeconds;
  }

  /** The row that a recording writes when the stream returns. */
  async function insertGap(from: number, to: number): Promise<void> {
    const gaps = server.context.db.tables<{
      log_gaps: { station_id: number; from_ms: number; to_ms: number };
    }>();
    const gap = { station_id: station.id, from_ms: Math.round(from * 1000), to_ms: Math.round(to * 1000) };
    await gaps.insertInto('log_gaps').values(gap).execute();
  }

  return {
    url: server.url,
    slug: station.slug,
    person,
    async air(from, items) {
      const moments = [from];
      for (const item of items) {
        const at = moments.at(-1) ?? from;
        if ('gapSeconds' in item) {
          moments.push(at + item.gapSeconds);
          await insertGap(at, at + item.gapSeconds);
        } else moments.push(await airItem(at, item));
      }
      return moments;
    },
    async passTo(seconds) {
      aheadMs = seconds * 1000 - Date.now();
      await server.context.jobs.idle();
    },
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function callAfter(ms: number, call: () => void): () => void {
  // A longer delay would fire at once; the runner of jobs checks again when it wakes.
  const timer = setTimeout(call, Math.min(Math.max(0, ms), 2 ** 31 - 1)).unref();
  return () => clearTimeout(timer);
}

async function talkOf(server: StationServer): Promise<{ data: Uint8Array; peaks: Int8Array }[]> {
  const segments: { data: Uint8Array; peaks: Int8Array }[] = [];
  const source = { demo: { kind: 'speech', seed: 1, seconds: 10.1 * segmentSeconds } } as const;
  await server.context.engine.ingest(
    { source },
    { onSegment: ({ data, peaks }) => void segments.push({ data, peaks }) },
  );
  return segments;
}

/** One full segment of a tone, or of silence. */
async function segmentOf(
  { context }: StationServer,
  folder: string,
  hertz: number,
): Promise<{ data: Uint8Array; peaks: Int8Array }> {
  const file = join(folder, `${hertz}.wav`);
  await writeFile(file, wav(3 * segmentSeconds, hertz));
  const segments: { data: Uint8Array; peaks: Int8Array }[] = [];
  await context.engine.ingest({ source: { file } }, { onSegment: (segment) => void segments.push(segment) });
  // The encoder starts with a moment of silence, and ends with less than a segment.
  const [, whole] = segments;
  if (!whole) throw new Error('Three segments were to be made.');
  return whole;
}
