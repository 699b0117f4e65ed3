import { createArchive, createEngine, findFfmpeg } from './audio/index.ts';
import { openArchive } from './features/archive/index.ts';
import { createStationDirectory, serverSecret } from './features/accounts/index.ts';
import { createLogWriter } from './features/audio-events/index.ts';
import { createEnsureCategories } from './features/categories/index.ts';
import { createRecorderHost, serveRecorder, type FromRecorder, type ToRecorder } from './features/logger/index.ts';
import { createAnnounce } from './live/announce.ts';
import { createPublisher } from './live/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import { createSecretBox } from './platform/secret-box.ts';
import { openStationDatabase } from './station-database.ts';
import type { RoleLink } from './supervisor/role-messages.ts';

export interface RecorderSettings {
  readonly config: Config;
  readonly log: Log;
  readonly link: RoleLink<FromRecorder, ToRecorder>;
  /** Called when nothing has been recorded for a while. */
  onIdle(): void;
}

/** Milliseconds without an active log, after which the process is not needed. */
const idleMs = 60_000;

/**
 * Starts the recorders of a data folder in this process, beside the web process that has migrated its database.
 * It has its own connection, media worker and archive, so that the web process never delays the recording.
 */
export async function startRecorder({ config, log, link, onIdle }: RecorderSettings): Promise<{ close(): Promise<void> }> {
  const clock = systemClock;
  const db = await openStationDatabase(config, log, { waitsForLock: true });
  const engine = createEngine({
    ffmpeg: findFfmpeg({ ...process.env, FFMPEG_PATH: config.ffmpegPath }),
    log: (message) => log.warn({ worker: message }, 'the media worker of the recorder reports'),
  });
  const archive = createArchive((await openArchive(config, { db })).store);
  const directory = await createStationDirectory(db);
  const publisher = createPublisher({
    db,
    clock,
    written: () => link.send({ type: 'published' }),
    report: (error) => log.error({ err: error }, 'live events could not be written'),
  });
  const announce = createAnnounce(publisher);
  const stationById = (id: number) => directory.byId(id);
  const logs = createLogWriter({ db, archive, clock, announce }, { ensure: createEnsureCategories({ announce }, { stationById }) });
  let cancelIdle = () => {};

  const host = createRecorderHost({
    context: { db, clock, config, engine, log },
    logs,
    box: createSecretBox(await serverSecret(config.dataDir), 'logger'),
    stationById,
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
    async close() {
      cancelIdle();
      await host.stop();
      await publisher.stop();
      await engine.close();
      await archive.close();
      await db.close();
    },
  };
}
