import { join } from 'node:path';
import { createArchive, createEngine, findFfmpeg, type MediaWorker } from './audio/index.ts';
import { checkInstallation } from './check-installation.ts';
import type { StationContext } from './context.ts';
import { openArchive } from './features/archive/index.ts';
import { createAnnounce } from './live/announce.ts';
import { createLiveHub } from './live/index.ts';
import { createStationEvents } from './live/station-events.ts';
import { createAuditTrail, type AuditTrailDeps } from './platform/audit/create-audit-trail.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createHttp } from './platform/http/create-http.ts';
import type { OpenPort } from './platform/http/open-port.ts';
import type { Authenticate } from './platform/http/register-operation.ts';
import { registerOperation } from './platform/http/register-operation.ts';
import { createRevalidation } from './platform/http/revalidation.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import type { Log } from './platform/log.ts';
import { openDiskBallast } from './platform/storage/disk-ballast.ts';
import { createDiskSpace } from './platform/storage/disk-space.ts';
import { createObjectRequests } from './platform/storage/objects/object-requests.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createStorageQuota } from './platform/storage/storage-quota.ts';
import { migrateStation, openStationDatabase } from './station-database.ts';
import type { RoleLink } from './supervisor/role-messages.ts';

export interface ContextSettings extends Pick<AuditTrailDeps, 'stationId' | 'nameOf'> {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** Identifies the caller; the feature that can is created later. */
  readonly authenticate: Authenticate;
  readonly port: OpenPort;
  readonly link: RoleLink | null;
  readonly mediaWorker: MediaWorker | undefined;
}

/** Milliseconds that requests may be on their way on a connection that looks idle, while other processes continue. */
const lingerMs = 1000;

/** Opens the data folder and creates everything that features receive. */
export async function createContext(settings: ContextSettings): Promise<StationContext> {
  const { config, clock, log, mediaWorker: worker } = settings;
  const engine = createEngine({
    worker,
    ffmpeg: findFfmpeg({ ...process.env, FFMPEG_PATH: config.ffmpegPath }),
    log: (message) => log.warn({ worker: message }, 'the media worker reports'),
  });
  await engine.check();
  const disk = createDiskSpace({ folder: config.dataDir });
  const ballast = await openDiskBallast({ path: join(config.dataDir, 'postkit.ballast'), disk, clock, log });
  const db = await openStationDatabase(config, log, { ballast });
  try {
    return await assemble(settings, { engine, db, disk, ballast });
  } catch (error) {
    ballast.stop();
    await db.close();
    throw error;
  }
}

type OpenResources = Pick<StationContext, 'engine' | 'db' | 'disk' | 'ballast'>;

async function assemble(
  settings: ContextSettings,
  { engine, db, disk, ballast }: OpenResources,
): Promise<StationContext> {
  const { config, clock, log, authenticate, port, link, stationId, nameOf } = settings;
  await migrateStation(db, config);
  await checkInstallation(db, config);
  const live = await createLiveHub({ db, clock, log });
  const announce = createAnnounce(live);
  const http = await createHttp({
    config,
    log,
    clock,
    port,
    lingerMs: config.webProcesses > 1 ? lingerMs : 0,
  });
  const objectRequests = createObjectRequests();
  const storage = await openStorage(config, { space: disk, log, requests: objectRequests, peers: db.peers });
  const archive = await openArchive(config, {
    db,
    clock,
    scratch: () => storage.scratch(),
    freeBytes: () => disk.freeBytes(),
    requests: objectRequests,
  });
  const audit = createAuditTrail({ db, clock, log, stationId, nameOf });
  const isChosen = config.publicUrl !== `http://localhost:${config.port}`;
  return {
    config,
    clock,
    log,
    db,
    jobs: createJobs({ db, clock, log }),
    disk,
    ballast,
    quota: createStorageQuota(config.stationQuotaBytes),
    storage,
    objectRequests,
    live,
    announce,
    stationEvents: createStationEvents(announce),
    http,
    revalidation: createRevalidation({ http, clock, version: () => db.dialect.dataVersion(db) }),
    engine,
    archive: createArchive(archive.store),
    archiveObjects: archive.objects,
    authenticate,
    link,
    register: (operation, handler) =>
      registerOperation(http, operation, handler, { authenticate, isDiskFull: ballast.isFull, audit }),
    get publicUrl() {
      return isChosen ? config.publicUrl : port.url;
    },
    addressFor: (request) => (isChosen ? config.publicUrl : `${request.protocol}://${request.host}`),
  };
}
