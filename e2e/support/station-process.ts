import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const admin = { email: 'admin@harbour.example', password: 'a password for tests' } as const;

/** A station server as a separate process, as operators run it. */
export interface StationProcess {
  url: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Stops it as an operator would, and waits. */
  stop(): Promise<void>;
  /** Kills it as a power cut would, and waits. */
  kill(): Promise<void>;
}

/** A start takes two seconds of CPU; this is for a machine whose cores many tests share. */
const startWithinMs = 60_000;

/**
 * Starts a station over a data folder, and resolves when it responds.
 * @throws Error with everything that it printed, when it ends before or does not respond in time.
 */
export async function startStationProcess(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<StationProcess> {
  const child = spawn(process.execPath, ['apps/station/dist/main.js'], {
    cwd: root,
    env: {
      ...environment(),
      NODE_OPTIONS: '',
      PORT: '0',
      POSTKIT_DATA: dataDir,
      POSTKIT_ADMIN_EMAIL: admin.email,
      POSTKIT_ADMIN_PASSWORD: admin.password,
      POSTKIT_ALLOW_PRIVATE_FETCH: '1',
      POSTKIT_PROVE_PUBLICATIONS: '0',
      POSTKIT_LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that the kill reaches the supervisor's children too.
    detached: true,
  });
  let printed = '';
  const { pid } = child;
  if (pid === undefined) throw new Error('The station has no process.');
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      process.kill(-pid, 'SIGKILL');
      reject(
        new Error(`The station did not respond within ${startWithinMs / 1000} s. It printed:\n${printed}`),
      );
    }, startWithinMs);
    function onText(chunk: Buffer) {
      printed += chunk.toString();
      const match = /The station runs at (http:\/\/\S+)/.exec(printed);
      if (!match?.[1]) return;
      clearTimeout(late);
      resolve(match[1]);
    }
    child.stdout.on('data', onText);
    child.stderr.on('data', onText);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The station ended with ${code} before it ran:\n${printed}`));
    });
  });

  async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(pid, signal);
    await gone;
  }

  return {
    url,
    process: child,
    output: () => printed,
    stop: () => end(pid, 'SIGTERM'),
    kill: () => end(-pid, 'SIGKILL'),
  };
}

/** This process's environment without station settings that a developer may have set. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('POSTKIT_')));
}
