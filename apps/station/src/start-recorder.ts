import { join } from 'node:path';
import { createArchive, createEngine, findFfmpeg } from './audio/index.ts';
import { checkInstallation } from './check-installation.ts';
import { createStationDirectory, followStations, serverSecret } from './features/accounts/index.ts';
import { openArchive } from './features/archive/index.ts';
import { createLogWriter } from './features/audio-events/index.ts';
import { createEnsureCategories } from './features/categories/index.ts';
import {
  createRecorderHost,
  LeaseKeeper,
  type RecorderHost,
  type RecorderHostDeps,
  serveRecorder,
  type FromRecorder,
  type ToRecorder,
} from './features/logger/index.ts';
import { createPlayoutLog } from './features/playout/index.ts';
import { createAnnounce } from './live/announce.ts';
import { createPublisher } from './live/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Peers } from './platform/db/database.ts';
import type { ProcessHealth } from './platform/heartbeat/process-health.ts';
import { openHealthPort } from './platform/http/open-health-port.ts';
import type { OpenPort } from './platform/http/open-port.ts';
import type { Log } from './platform/log.ts';
import { createSecretBox } from './platform/secret-box.ts';
import type { RecorderHealthDeps } from './serve-recorder-health.ts';
import { migrateStation, openStationDatabase } from './station-database.ts';
import type { RoleLink } from './supervisor/role-messages.ts';

export interface RecorderSettings {
  readonly config: Config;
  readonly log: Log;
  readonly link: RoleLink<FromRecorder, ToRecorder>;
  /** Called when nothing has been recorded for a while, and nothing is without the web process. */
  onIdle(): void;
}

interface RunningRecorder {
  /** Where it writes segments. */
  readonly folder: string;
  media(): ProcessHealth | null;
  close(): Promise<void>;
}

/** Milliseconds without an active log, after which the process is not needed. */
const idleMs = 60_000;

/**
 * Starts the recorders of this process: with SQLite for the web process of the data folder, which has migrated its database,
 * and with PostgreSQL for the installation, beside the recorders of other machines.
 * It has its own connection, media worker and archive, so that the web process never delays the recording.
 */
export async function startRecorder(settings: RecorderSettings): Promise<RunningRecorder> {
  // Bound first, so that a port in use is reported at once.
  const port = await openHealthPort(settings.config, 'recorder');
  const recorder = await openRecorder(settings).catch((error: unknown) => refuse(error, port));
  try {
    const { peers } = recorder.context.db;
    const { host, stop } = await (peers
      ? recordWithOthers(recorder, peers)
      : recordForWeb(recorder, settings));
    const health = port
      ? await serveHealth(recorder, { host, port, processes: () => settings.link.processes() })
      : null;
    return {
      folder: recorder.folder,
      media: () => recorder.context.engine.workerHealth(),
      async close() {
        await stop();
        await health?.close();
        await recorder.close();
      },
    };
  } catch (error) {
    await recorder.close();
    return refuse(error, port);
  }
}

async function refuse(error: unknown, port: OpenPort | null): Promise<never> {
  await port?.close();
  throw error;
}

/** Loads the HTTP server only where it is used, because most recorders have none. */
async function serveHealth(
  { context, directory }: Recorder,
  deps: Pick<RecorderHealthDeps, 'host' | 'port' | 'processes'>,
): Promise<{ close(): Promise<void> }> {
  const { serveRecorderHealth } = await import('./serve-recorder-health.ts');
  return serveRecorderHealth({ context, stationById: (id) => directory.byId(id), ...deps });
}

interface RunningHost {
  readonly host: RecorderHost;
  stop(): Promise<void>;
}

type Recorder = Awaited<ReturnType<typeof openRecorder>>;

async function openRecorder({ config, log, link }: RecorderSettings) {
  const clock = systemClock;
  const db = await openStationDatabase(config, log, { waitsForLock: true });
  if (db.peers) {
    await migrateStation(db, config);
    await checkInstallation(db, config);
  }
  const engine = createEngine({
    ffmpeg: findFfmpeg({ ...process.env, FFMPEG_PATH: config.ffmpegPath }),
    log: (message) => log.warn({ worker: message }, 'the media worker of the recorder reports'),
  });
  const { store, objects } = await openArchive(config, { db });
  const archive = createArchive(store);
  const directory = await createStationDirectory(db);
  const stopFollowing = followStations({ db, log }, directory);
  const publisher = createPublisher({
    db,
    clock,
    written: () => link.send({ type: 'published' }),
    report: (error) => log.error({ err: error }, 'live events could not be written'),
  });
  const announce = createAnnounce(publisher);
  const stationById = (id: number) => directory.byId(id);
  const context = { db, clock, config, engine, log, announce };
  const logs = createLogWriter(
    { ...context, archive },
    { ensure: createEnsureCategories({ announce }, { stationById }) },
  );
  const box = createSecretBox(await serverSecret(config), 'logger');
  return {
    context,
    folder: objects ? config.dataDir : join(config.dataDir, 'archive'),
    directory,
    createHost: (deps: Pick<RecorderHostDeps, 'onChange' | 'termOf'>) =>
      createRecorderHost({ context, logs, playout: createPlayoutLog(context), box, stationById, ...deps }),
    async close() {
      stopFollowing();
      await publisher.stop();
      await engine.close();
      await archive.close();
      await db.close();
    },
  };
}

async function recordWithOthers(
  { context, directory, createHost }: Recorder,
  peers: Peers,
): Promise<RunningHost> {
  const keeper: LeaseKeeper = new LeaseKeeper({
    context,
    peers,
    host: () => host,
    refresh: () => directory.reload(),
  });
  const host = createHost({
    onChange: (...change) => keeper.changed(...change),
    termOf: (stationId) => keeper.termOf(stationId),
  });
  await keeper.start();
  return { host, stop: () => keeper.stop() };
}

async function recordForWeb(
  { context: { clock }, directory, createHost }: Recorder,
  { link, onIdle }: RecorderSettings,
): Promise<RunningHost> {
  let cancelIdle = () => {};
  const host = createHost({
    onChange({ id: stationId }, recording) {
      link.send({ type: 'recording', stationId, recording });
      watchIdle();
    },
  });

  function watchIdle(): void {
    cancelIdle();
    cancelIdle = clock.after(idleMs, () => {
      if (host.recordings().length === 0) onIdle();
    });
  }

  await host.start();
  serveRecorder(link, { host, refresh: () => directory.reload() });
  watchIdle();
  return {
    host,
    async stop() {
      cancelIdle();
      await host.stop();
    },
  };
}
