import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));

export interface CliResult {
  code: number | null;
  out: string;
  err: string;
}

/** Runs `postkit` as a separate process without a terminal. */
export function runCli(args: readonly string[], options: { configHome: string; input?: string; cwd?: string }): Promise<CliResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=postkit-source', main, ...args], {
    cwd: options.cwd ?? options.configHome,
    env: { PATH, NODE_COMPILE_CACHE, HOME: options.configHome, XDG_CONFIG_HOME: options.configHome, CI: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const result: CliResult = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (result.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (result.err += chunk.toString()));
  child.stdin.end(options.input ?? '');
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...result, code }));
  });
}
