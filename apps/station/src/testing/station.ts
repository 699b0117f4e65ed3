import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStation, type StationOptions, type StationServer } from '../app.ts';
import { createPasswordPool } from '../platform/passwords/create-password-pool.ts';
import type { PasswordOptions } from '../platform/passwords/create-passwords.ts';
import { isOnPostgres, testPostgres } from './postgres/test-postgres.ts';
import { SharedMediaWorker } from './shared-media-worker.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import { copySqliteTemplate } from './sqlite-template.ts';

/** Enough to verify passwords, and fast, because tests sign in often. A thread of its own is 40 % of a station's start. */
export const cheapPasswords = {
  cost: { N: 1024, r: 8, p: 1 },
  judge: async () => null,
  pool: createPasswordPool(),
} satisfies PasswordOptions;

export const adminPassword = 'correct horse battery';

/** A whole station in this process with its own data folder, and ways to call it. */
export interface TestStation extends StationServer {
  /** Slug of its one station. */
  readonly slug: string;
  readonly dataDir: string;
  /** Absolute path of a stored file; of none for a missing key. */
  pathOf(key: string | null | undefined): string;
  /** Signs in by name and password; by default the administrator. */
  signIn(name?: string, password?: string): Promise<SignedIn>;
  /** Calls a path, with the key of a signed-in user if given. */
  call(path: string, init?: RequestInit & { as?: SignedIn | null; json?: unknown }): Promise<Response>;
  /** Stops it, and keeps the data folder for the next start. */
  stop(): Promise<void>;
}

export interface TestStationOptions extends Omit<StationOptions, 'env'> {
  readonly env?: Record<string, string | undefined>;
  /** Data folder of an earlier station; a fresh one by default. */
  readonly dataDir?: string;
}

/** Starts a station without demo and proofs of publication on a free port. `close` also removes its data folder. */
export async function startStation({
  env = {},
  dataDir,
  ...options
}: TestStationOptions = {}): Promise<TestStation> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'postkit-station-')));
  const database = isOnPostgres ? await testPostgres(folder) : null;
  if (!database && dataDir === undefined) await copySqliteTemplate(folder);
  const server = await createStation({
    port: 0,
    quiet: true,
    passwordOptions: cheapPasswords,
    mediaWorker: new SharedMediaWorker(),
    ...options,
    env: {
      POSTKIT_DATA: folder,
      POSTKIT_DEMO: '0',
      POSTKIT_PROVE_PUBLICATIONS: '0',
      POSTKIT_ADMIN_PASSWORD: adminPassword,
      DATABASE_URL: database?.url,
      ...env,
    },
  });
  return {
    ...server,
    slug: server.features.accounts.stations()[0]?.slug ?? '',
    dataDir: folder,
    pathOf: (key) => join(folder, 'files', key ?? 'none'),
    signIn: (name = 'admin@localhost', password = adminPassword) => signIn(server.url, name, password),
    call: (path, { as = null, json, headers, ...init } = {}) =>
      fetch(new URL(path, server.url), {
        redirect: 'manual',
        ...init,
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        headers: {
          ...(as ? { authorization: as.authorization } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...Object.fromEntries(new Headers(headers)),
        },
      }),
    stop: () => server.close(),
    async close() {
      await server.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
