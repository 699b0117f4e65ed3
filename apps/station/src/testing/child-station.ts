import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { isOnPostgres, testPostgres } from './postgres/test-postgres.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import { stationProgram } from './station-program.ts';
import { adminPassword } from './station.ts';

/** A station in processes of its own, which a test can kill. */
export interface ChildStation {
  readonly url: string;
  /** Process id of the supervisor. */
  readonly pid: number;
  readonly admin: SignedIn;
  /** Calls a path as the administrator. */
  call(
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> },
  ): Promise<Response>;
  /** Sends SIGKILL to the supervisor and its roles, as in a power failure; resolves when the supervisor has exited and the database has noticed. */
  kill(): Promise<void>;
}

/** Starts a station on a data folder. */
export async function startChildStation(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildStation> {
  const database = isOnPostgres ? await testPostgres(dataDir) : null;
  const settings = {
    POSTKIT_DATA: dataDir,
    POSTKIT_DEMO: '0',
    POSTKIT_ADMIN_PASSWORD: adminPassword,
    POSTKIT_LOG_LEVEL: 'silent',
    PORT: '0',
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  const child = spawn(process.execPath, stationProgram('main'), {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group, which can be killed as a whole.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The station did not start.');
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    url = /The station runs at (\S+)/.exec(line)?.[1];
    if (url) break;
  }
  if (!url) throw new Error('The station did not start.');
  child.stdout.resume();
  const address = url;
  const admin = await signIn(address, 'admin@localhost', adminPassword);
  return {
    pid,
    url: address,
    admin,
    call: (path, init) =>
      fetch(new URL(path, address), {
        ...init,
        headers: { authorization: admin.authorization, ...init?.headers },
      }),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      process.kill(-pid, 'SIGKILL');
      await gone;
      await database?.disconnected();
    },
  };
}
