import type { AddressInfo } from 'node:net';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { appVersion } from './app-version.ts';
import { createContext } from './create-context.ts';
import { runDemo } from './demo/demo-progress.ts';
import { demoStations } from './demo/demo-stations.ts';
import { demoSteps } from './demo/demo-steps.ts';
import { registerDocs } from './docs-page/register-docs.ts';
import { firstAdmin, firstStations, type Accounts, type FirstAdmin } from './features/accounts/index.ts';
import { createFeatures, migrations, type Features } from './features.ts';
import { registerHealth } from './health.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import type { Feature, StationContext } from './platform/context.ts';
import { createLog } from './platform/log.ts';
import type { PasswordCost } from './platform/passwords.ts';
import { registerSite, type SiteFolders } from './site/register-site.ts';

export interface StationOptions {
  /** Settings by their names; default the process's own environment. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
  /** Instead of `PORT`; 0 for any free one. */
  readonly port?: number;
  /** Listen on this machine's own address only, and log nothing; for tests. */
  readonly quiet?: boolean;
  readonly passwordCost?: PasswordCost;
  readonly site?: SiteFolders;
}

/** A running station. */
export interface StationServer {
  /** Where this process listens, without a slash at the end. */
  readonly url: string;
  readonly context: StationContext;
  readonly features: Features;
  /** Who may sign in, where this start was the first. */
  readonly firstAdmin: FirstAdmin | null;
  /** Ends streams, lets requests and jobs end, and closes the data folder. */
  close(): Promise<void>;
}

const apps = new URL('../..', import.meta.url).pathname;
const builtSite: SiteFolders = { console: join(apps, 'console/dist'), widget: join(apps, 'widget/dist') };

/** Starts a station: opens its data folder, makes its features, listens, and on a first start makes who and what is needed. */
export async function createStation(options: StationOptions = {}): Promise<StationServer> {
  const { env = process.env, clock = systemClock, quiet = false, site = builtSite } = options;
  const port = options.port === undefined ? {} : { PORT: String(options.port) };
  const config = readConfig({ ...env, ...port, ...(quiet ? { POSTKIT_LOG_LEVEL: 'silent' } : {}) });
  // It holds people's data and the tokens of other platforms.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const people: { accounts?: Accounts } = {};
  let url = '';

  const context = await createContext({
    config,
    clock,
    log: createLog(config),
    migrations,
    authenticate: async (request) => (await people.accounts?.authenticate(request)) ?? null,
    address() {
      if (!url) throw new Error('The address is known once the server listens.');
      return url;
    },
  });
  const version = appVersion(join(site.console, 'index.html'));
  const features = await createFeatures(context, { version, passwordCost: options.passwordCost });
  people.accounts = features.accounts;
  const stop = createStop(context, features);
  try {
    await registerAll(context, features, { site, version: version.version, isStopping: stop.isStopping });
    for (const feature of inOrder(features)) await feature.start?.();
    await context.http.listen({ port: config.port, host: quiet ? '127.0.0.1' : '::' });
    url = `http://${quiet ? '127.0.0.1' : 'localhost'}:${portOf(context.http.server.address())}`;
    const admin = await completeFirstStart(context, features);
    await context.jobs.start();
    return { url, context, features, firstAdmin: admin, close: stop.close };
  } catch (error) {
    await stop.close();
    throw error;
  }
}

async function registerAll(
  context: StationContext,
  features: Features,
  { site, version, isStopping }: { site: SiteFolders; version: string; isStopping: () => boolean },
): Promise<void> {
  const { http, live, clock, config } = context;
  for (const feature of inOrder(features)) feature.routes();
  registerHealth(http, context, isStopping);
  await registerDocs(http, version, clock.now());
  await registerSite(http, site, config);
  // Open streams would keep the server from closing.
  http.addHook('preClose', () => live.close());
}

/** The administrator comes last, so that a first start that was cut short is taken up again. */
async function completeFirstStart(context: StationContext, features: Features): Promise<FirstAdmin | null> {
  const { accounts } = features;
  const { config, db, clock } = context;
  if (await accounts.hasAdmin()) return null;
  if (!config.demo) {
    const companyId = await firstStations(accounts, 'My company', [{ slug: 'station', name: 'My station' }]);
    return firstAdmin(accounts, companyId, config);
  }
  const companyId = await firstStations(accounts, 'Harbour Media', demoStations);
  await runDemo(db, clock, demoSteps(context, features, companyId));
  return firstAdmin(accounts, companyId, config);
}

/** Each after the ones that it asks. */
function inOrder(features: Features): Feature[] {
  return Object.values(features);
}

function createStop({ http, jobs, engine, archive, db }: StationContext, features: Features) {
  let stopped: Promise<void> | undefined;

  async function stop(): Promise<void> {
    await http.close();
    for (const feature of inOrder(features).toReversed()) await feature.stop?.();
    await jobs.stop();
    await engine.close();
    await archive.close();
    await db.close();
  }

  return { isStopping: () => stopped !== undefined, close: () => (stopped ??= stop()) };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
