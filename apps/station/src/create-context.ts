import { join } from 'node:path';
import { createArchive, createEngine, findFfmpeg } from './audio/index.ts';
import { createAnnounce } from './live/announce.ts';
import { createLiveHub } from './live/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { StationContext } from './platform/context.ts';
import { migrate, type Migration } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import type { Authenticate } from './platform/http/register-operation.ts';
import { registerOperation } from './platform/http/register-operation.ts';
import { createHttp } from './platform/http/create-http.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import type { Log } from './platform/log.ts';
import { createDiskStorage } from './platform/storage/create-disk-storage.ts';

export interface ContextSettings {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly migrations: readonly Migration[];
  /** Finds who is calling; the feature that knows is made later. */
  readonly authenticate: Authenticate;
  /** Address of the installation where the configuration names none; throws before the server listens. */
  readonly address: () => string;
}

/** Opens the data folder and makes everything that features are handed. */
export async function createContext({ config, clock, log, migrations, authenticate, address }: ContextSettings): Promise<StationContext> {
  const engine = createEngine({
    ffmpeg: findFfmpeg({ ...process.env, FFMPEG_PATH: config.ffmpegPath }),
    log: (message) => log.warn({ worker: message }, 'the media worker says'),
  });
  const path = join(config.dataDir, 'postkit.db');
  const db = openDatabase(path);
  await migrate(db, migrations, { clock, path });
  const live = await createLiveHub({ db, clock, log });
  const http = await createHttp({ config, log, clock });
  const isChosen = config.publicUrl !== `http://localhost:${config.port}`;
  return {
    config,
    clock,
    log,
    db,
    jobs: createJobs({ db, clock, log }),
    storage: await createDiskStorage(join(config.dataDir, 'files')),
    live,
    announce: createAnnounce(live),
    http,
    engine,
    archive: createArchive({ root: join(config.dataDir, 'archive') }),
    authenticate,
    register: (operation, handler) => registerOperation(http, operation, handler, { authenticate }),
    get publicUrl() {
      return isChosen ? config.publicUrl : address();
    },
    addressFor: (request) => (isChosen ? config.publicUrl : `${request.protocol}://${request.host}`),
  };
}
