import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a separate process, so that it and the load do not share an event loop. */
export interface BenchChild<Facts> {
  /** The line of JSON that it printed once it was ready. */
  readonly facts: Facts;
  /** Writes a line to it and waits for the line of JSON that it prints when the work is done. */
  send(line: string): Promise<void>;
  /** Writes a line to it and resolves to the JSON that it prints then. */
  ask(line: string): Promise<unknown>;
  /** Writes a line to it, and waits for nothing. */
  sendOnly(line: string): void;
  stop(): Promise<void>;
}

/** Starts a program of this folder in production mode and waits for its line of JSON. */
export async function startBenchChild<Facts>(
  program: string,
  args: readonly string[] = [],
): Promise<BenchChild<Facts>> {
  const file = new URL(program, import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=postkit-source', file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function nextJson(): Promise<string> {
    for (let line = await lines.next(); !line.done; line = await lines.next())
      if (line.value.startsWith('{')) return line.value;
    throw new Error(`${program} ended too early.`);
  }

  async function ask(line: string): Promise<unknown> {
    child.stdin.write(`${line}\n`);
    return JSON.parse(await nextJson());
  }

  return {
    facts: JSON.parse(await nextJson()),
    ask,
    async send(line) {
      await ask(line);
    },
    sendOnly: (line) => void child.stdin.write(`${line}\n`),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
