import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { measureTrees } from '../process-tree.ts';

export interface Cost {
  readonly wallMs: number;
  /** Processor time of all processes. */
  readonly cpuMs: number;
}

export interface Start extends Cost {
  /** Ends the server and all its processes. */
  stop(): Promise<void>;
}

type Command = readonly [program: string, ...args: string[]];

interface Run {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** File for the output. */
  readonly log: string;
}

/** Settings of this run, which a user's shell does not have. */
const OF_THIS_RUN = /^(npm_|POSTKIT_|INIT_CWD$|NODE_(COMPILE_CACHE|ENV|OPTIONS)$)/;
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name)),
);

function begin([program, ...args]: Command, { cwd, env, log }: Run): ChildProcess {
  const output = openSync(log, 'a');
  // A process group of its own, so that a signal reaches the server behind a package manager.
  return spawn(program, args, {
    cwd,
    env: { ...environment, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
}

/** Runs a command to its end. @throws Error if it fails. */
export async function runCommand(command: Command, run: Run): Promise<void> {
  const [code] = await once(begin(command, run), 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}. Its output: ${run.log}`);
}

/** Runs commands one after another, the last of which is a server, until `isReady`, and measures them. */
export async function runUntilReady(
  commands: readonly Command[],
  isReady: () => Promise<boolean>,
  run: Run,
): Promise<Start> {
  const [began, before] = [performance.now(), measureTrees([process.pid])];
  for (const command of commands.slice(0, -1)) await runCommand(command, run);
  const [server] = commands.slice(-1);
  if (!server) throw new Error('There is no server to start.');
  const child = begin(server, run);
  // A server that does not listen yet refuses the connection.
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null)
      throw new Error(`${server.join(' ')} ended with ${child.exitCode}. Its output: ${run.log}`);
    await pause(20);
  }
  const wallMs = performance.now() - began;
  const cpuMs = (measureTrees([process.pid]).cpuSeconds - before.cpuSeconds) * 1000;
  return { wallMs, cpuMs, stop: () => endGroup(child) };
}

async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const isRunning = () => {
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  };
  if (isRunning()) process.kill(-pid, 'SIGTERM');
  while (isRunning()) await pause(50);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
