import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stationProgram } from './station-program.ts';
import { adminPassword } from './station.ts';

export interface MachineSettings {
  /** Shared by all machines, as is `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Value of `POSTKIT_ROLES`. */
  readonly roles: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Path of the program, a source or a built one; by default that of this version. */
  readonly program?: string;
}

/** A machine of an installation: a supervisor with the processes of its roles. */
export interface Machine {
  /** Process id of the supervisor. */
  readonly pid: number;
  /** Resolves to the address, once its web role listens. */
  url(): Promise<string>;
  /** All that it printed so far. */
  output(): string;
  /** Asks it to stop; resolves when it has. */
  stop(): Promise<void>;
  /** Kills all of its processes, as in a power failure. */
  kill(): Promise<void>;
}

/** Starts a machine with its own scratch folder. */
export function startMachine({ dataDir, databaseUrl, roles, env = {}, program }: MachineSettings): Machine {
  const scratch = mkdtempSync(join(tmpdir(), 'postkit-machine-'));
  const child = spawn(
    process.execPath,
    program ? ['--conditions=postkit-source', program] : stationProgram('main'),
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: '0',
        POSTKIT_HOST: '127.0.0.1',
        POSTKIT_DEMO: '0',
        POSTKIT_ADMIN_PASSWORD: adminPassword,
        POSTKIT_ALLOW_PRIVATE_FETCH: '1',
        POSTKIT_LOG_LEVEL: 'warn',
        POSTKIT_DATA: dataDir,
        POSTKIT_SCRATCH: scratch,
        POSTKIT_ROLES: roles,
        DATABASE_URL: databaseUrl,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, which can be killed as a whole.
      detached: true,
    },
  );
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  url.catch(() => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /The station runs at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
  const exited = once(child, 'exit').then(() => {
    reject(new Error(`The machine ended:\n${output}`));
    rmSync(scratch, { recursive: true, force: true });
  });
  const end = async (signal: NodeJS.Signals) => {
    const { pid, exitCode, signalCode } = child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    if (signal === 'SIGKILL') process.kill(-pid, signal);
    else child.kill(signal);
    await exited;
  };
  return {
    pid: child.pid ?? 0,
    url: () => url,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
