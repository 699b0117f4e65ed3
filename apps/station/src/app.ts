import { join } from 'node:path';
import { adapterSettings } from './adapter-settings.ts';
import { appVersion } from './app-version.ts';
import type { MediaWorker } from './audio/index.ts';
import { createNightlyBackup, type NightlyBackup } from './backup/nightly-backup.ts';
import type { Feature, StationContext } from './context.ts';
import { createContext } from './create-context.ts';
import { createDemo, type Demo } from './demo/create-demo.ts';
import { createDemoProgress } from './demo/demo-progress.ts';
import { demoStations } from './demo/demo-stations.ts';
import { sampleImages } from './demo/sample-images.ts';
import { registerDocs } from './docs-page/register-docs.ts';
import { createFeatures, type Features } from './features.ts';
import {
  checkAdminPassword,
  firstAdmin,
  firstStations,
  namedStation,
  userDisplayName,
  type Accounts,
  type FirstAdmin,
} from './features/accounts/index.ts';
import { createPlayerFallback } from './features/public-pages/index.ts';
import { registerHealth, type ServingState } from './health.ts';
import { checkAfterCrash, wasStoppedUnclean } from './installation-check/check-after-crash.ts';
import { registerMetrics } from './metrics/register-metrics.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { readConfig, type Config } from './platform/config.ts';
import { watchOtherWriters } from './platform/db/dialects/sqlite/watch-other-writers.ts';
import { exclusively } from './platform/db/exclusively.ts';
import type { SignedInUser } from './platform/http/access.ts';
import { noPort } from './platform/http/no-port.ts';
import { openHealthPort } from './platform/http/open-health-port.ts';
import { openPort, type OpenPort } from './platform/http/open-port.ts';
import type { Authenticate } from './platform/http/register-operation.ts';
import { createLog } from './platform/log.ts';
import type { PasswordOptions } from './platform/passwords/create-passwords.ts';
import { stationFile } from './platform/station-files.ts';
import { registerSite, type SiteFolders } from './site/register-site.ts';
import { widgetVersion } from './site/widget-builds.ts';
import { registerStorageReport } from './storage-report/register-storage-report.ts';
import { lockStation } from './supervisor/lock-station.ts';
import type { RoleLink } from './supervisor/role-messages.ts';
import { tryServices } from './try-services.ts';
import { defineWarningMails } from './warnings/mail-warnings.jobs.ts';
import { registerWarnings } from './warnings/register-warnings.ts';

export interface StationOptions {
  /** Settings by name; default the environment of the process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
  /** Instead of `PORT`; 0 for any free one. */
  readonly port?: number;
  /** Listen on the loopback address only, and log nothing; for tests. */
  readonly quiet?: boolean;
  readonly passwordOptions?: PasswordOptions;
  /** Runs the media jobs; default a process of its own. */
  readonly mediaWorker?: MediaWorker;
  readonly site?: SiteFolders;
  /** The work of this process; default both. */
  readonly tasks?: readonly StationTask[];
  /** The link to the supervisor and the recorder process, if a supervisor holds the data folder. Without it this process locks the folder itself. */
  readonly link?: RoleLink;
}

/** Serving requests, and running jobs. */
export type StationTask = 'web' | 'worker';

/** A running station. */
export interface StationServer {
  /** Address of this process, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly context: StationContext;
  readonly features: Features;
  /** The first administrator, if this start was the first. */
  readonly firstAdmin: FirstAdmin | null;
  /** Ends streams, lets requests and jobs finish, and closes the data folder. */
  close(): Promise<void>;
}

/** Milliseconds that another process may take to create the company. */
const firstStartMs = 60_000;

const builtSite: SiteFolders = {
  console: stationFile('../console/dist'),
  widget: stationFile('../widget/dist'),
  docs: stationFile('../docs/dist'),
};

/** Milliseconds over which the clients of a drained process reconnect to others. */
const reconnectMs = 5000;

const bothTasks: readonly StationTask[] = ['web', 'worker'];

/** Starts a station. Locks its data folder and binds its port first; serves requests last. */
export async function createStation(options: StationOptions = {}): Promise<StationServer> {
  const { quiet = false, link, tasks = bothTasks } = options;
  const chosen = options.port === undefined ? {} : { PORT: String(options.port) };
  const env = {
    ...(options.env ?? process.env),
    ...chosen,
    ...(quiet ? { POSTKIT_LOG_LEVEL: 'silent' } : {}),
  };
  const config = readConfig(env, adapterSettings);
  const lock = link ? null : await lockStation(env);
  let port: OpenPort | undefined;
  try {
    port = await bindPort(quiet ? { ...config, host: '127.0.0.1' } : config, tasks);
    lock?.publishAddress(port.url);
    // A station without a supervisor is one of a test, or of a program.
    const isCrashed = link !== undefined && wasStoppedUnclean(config);
    const { close, backup, ...station } = await openStation(config, port, options);
    const endCheck = isCrashed ? checkAfterCrash(config, station.context.log) : () => undefined;
    await port.serve().catch((error: unknown) => close().then(() => Promise.reject(error)));
    const endTries = tasks.includes('worker') ? tryServices(station.context, backup) : () => undefined;
    const closeAll = () => {
      endTries();
      endCheck();
      return close().finally(() => lock?.release());
    };
    return { ...station, url: port.url, port: port.port, close: closeAll };
  } catch (error) {
    await port?.close();
    lock?.release();
    throw error;
  }
}

async function bindPort(config: Config, tasks: readonly StationTask[]): Promise<OpenPort> {
  if (tasks.includes('web')) return openPort({ ...config, isShared: config.webProcesses > 1 });
  return (await openHealthPort(config, 'worker')) ?? noPort(config.port);
}

/** Opens the data, creates and starts the features, and on a first start creates the first administrator. */
async function openStation(config: Config, port: OpenPort, options: StationOptions) {
  const {
    clock = systemClock,
    site = builtSite,
    link = null,
    passwordOptions,
    mediaWorker,
    tasks = bothTasks,
  } = options;
  const people: { accounts?: Accounts } = {};
  const authenticate: Authenticate = async (request) =>
    (await people.accounts?.authenticate(request)) ?? null;
  const stationId = (slug: string) => people.accounts?.stationOf(slug)?.id ?? null;
  const nameOf = async (person: SignedInUser) =>
    people.accounts ? userDisplayName(people.accounts, person) : person.username;
  const context = await createContext({
    config,
    clock,
    log: createLog(config),
    authenticate,
    port,
    link,
    mediaWorker,
    stationId,
    nameOf,
  });
  const version = appVersion(join(site.console, 'index.html'));
  const sampleLibrary = config.demo ? sampleImages : undefined;
  const features = await createFeatures(context, {
    version,
    widgetVersion: await widgetVersion(site.widget),
    passwordOptions,
    sampleLibrary,
    demoProgress: config.demo ? createDemoProgress(context.db) : undefined,
  });
  people.accounts = features.accounts;
  const demo = config.demo ? createDemo(context, features) : null;
  const backup = createNightlyBackup(context);
  const startWarnings = defineWarningMails(context, {
    ...features,
    backup,
    processes: () => context.link?.processes() ?? [],
  });
  const stopping = createStop(context, features, tasks.includes('web') ? config.drainMs : 0);
  const { close } = stopping;
  try {
    await registerAll(context, features, { site, version: version.version, serving: stopping, port, backup });
    if (link ?? context.db.peers) followOtherProcesses(context, features);
    for (const feature of inOrder(features))
      await context.ballast.runWhenSpace(async () => feature.start?.());
    await context.http.ready();
    const admin = tasks.includes('web') ? await completeFirstStart(context, features, demo) : null;
    await backup.start();
    await startWarnings();
    if (tasks.includes('worker')) {
      await context.ballast.runWhenSpace(context.jobs.addRepeated);
      if (demo) await context.ballast.runWhenSpace(demo.resume);
      await context.jobs.start();
    }
    return { context, features, firstAdmin: admin, backup, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Dispatches events and jobs that other processes write, even if the message of the recorder is lost. */
function followOtherProcesses(
  { db, clock, live, jobs, log, http }: StationContext,
  { playout }: Pick<Features, 'playout'>,
): void {
  const onChange = () => {
    live.wake();
    jobs.wake();
    playout.wake();
  };
  if (db.peers) {
    const ends = [db.peers.watch('live_events', live.wake), db.peers.watch('jobs', jobs.wake)];
    return void http.addHook('preClose', async () => ends.forEach((end) => end()));
  }
  const onError = (error: unknown) => log.error({ err: error }, 'the database could not be watched');
  const end = watchOtherWriters({ db, clock, every: 1000, onChange, onError });
  http.addHook('preClose', async () => end());
}

async function registerAll(
  context: StationContext,
  features: Features,
  {
    site,
    version,
    serving,
    port,
    backup,
  }: { site: SiteFolders; version: string; serving: ServingState; port: OpenPort; backup: NightlyBackup },
): Promise<void> {
  const { http, live, clock, config, jobs, storage } = context;
  const { accounts, logger } = features;
  const processes = () => context.link?.processes() ?? [];
  for (const feature of inOrder(features)) feature.routes();
  registerHealth(http, {
    ...context,
    storage: config.objectStorage ? storage : null,
    isDiskFull: context.ballast.isFull,
    processes,
    serving,
    backup,
  });
  await registerMetrics(http, config, {
    ...context,
    objectRequests: config.objectStorage ? context.objectRequests : null,
    recordings: () =>
      accounts
        .activeStations()
        .map((station) => ({ slug: station.slug, recording: logger.recording(station) })),
    processes,
    backup,
  });
  registerStorageReport(context, { ...features, backup });
  registerWarnings(context, { ...features, backup, processes });
  await registerDocs(http, version, clock.now());
  await registerSite(http, site, {
    ...config,
    fileOrigins: storage.origins,
    widgetBuilds: join(config.dataDir, 'widgets'),
    playerFallback: createPlayerFallback(context.publicUrl, features),
  });
  // Open streams would keep the server from closing.
  http.addHook('preClose', () => live.close(config.drainMs > 0 ? reconnectMs : 0));
  http.addHook('preClose', () => port.close());
  // Fastify runs the newest hook first: jobs end before the clients that they use, and run again later instead of failing.
  http.addHook('onClose', () => jobs.stop());
}

function completeFirstStart(
  context: StationContext,
  features: Features,
  demo: Demo | null,
): Promise<FirstAdmin | null> {
  const lock = { name: 'first start', timeoutMs: firstStartMs };
  return exclusively(context.db, lock, () => beginFirstStart(context, features, demo));
}

/** The administrator comes last, so that an interrupted first start is repeated. The content of the demo follows in the background. */
async function beginFirstStart(
  { config }: StationContext,
  { accounts }: Features,
  demo: Demo | null,
): Promise<FirstAdmin | null> {
  if (await accounts.hasAdmin()) return null;
  await checkAdminPassword(accounts, config);
  const companyId = demo
    ? await firstStations(accounts, 'Harbour Media', demoStations)
    : await firstStations(accounts, config.first.companyName ?? 'My company', [namedStation(config.first)]);
  await demo?.begin();
  return firstAdmin(accounts, companyId, config);
}

/** Each feature after the ones that it uses. */
function inOrder(features: Features): Feature[] {
  return Object.values(features);
}

function createStop(
  { http, clock, engine, archive, ballast, storage, db }: StationContext,
  features: Features,
  drainMs: number,
) {
  let closed: Promise<void> | undefined;
  let isStopping = false;

  async function stop(): Promise<void> {
    http.endConnections();
    if (drainMs > 0) await new Promise<void>((resolve) => clock.after(drainMs, resolve));
    isStopping = true;
    await http.close();
    for (const feature of inOrder(features).toReversed()) await feature.stop?.();
    await engine.close();
    await archive.close();
    storage.close();
    ballast.stop();
    await db.close();
  }

  return {
    isStopping: () => isStopping,
    isDraining: () => closed !== undefined,
    close: () => (closed ??= stop()),
  };
}
