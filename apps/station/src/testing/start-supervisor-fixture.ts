import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import type { RoleFixtureState } from './role-fixture.ts';

/** Starts a supervisor with fixture roles on a data folder. */
export function startSupervisorFixture(dataDir: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('supervisor-fixture.ts', import.meta.url))], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      POSTKIT_DATA: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));

  async function ask(port: number, path = '/'): Promise<RoleFixtureState> {
    return (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as RoleFixtureState;
  }

  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    signal: (name: NodeJS.Signals) => child.kill(name),
    ask,
    /** Port of the web role, once it listens. */
    webPort: () => vi.waitFor(() => portIn(output), poll),
    /** Requests the state until it fits. */
    until: (port: number, fits: (state: RoleFixtureState) => boolean) =>
      vi.waitFor(async () => {
        const state = await ask(port);
        if (!fits(state)) throw new Error(`The role is not there yet: ${JSON.stringify(state)}`);
        return state;
      }, poll),
    async end(): Promise<void> {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const poll = { timeout: 100_000, interval: 20 };

function portIn(output: string): number {
  const port = /web listens on (\d+)/.exec(output)?.[1];
  if (!port) throw new Error(`The web role does not listen:\n${output}`);
  return Number(port);
}
