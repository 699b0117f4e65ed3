import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));

export interface CliResult {
  code: number | null;
  out: string;
  err: string;
}

interface RunOptions {
  readonly configHome: string;
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The program of another Node, which runs the built command line only. */
  readonly node?: string;
}

/** Runs `postkit` as a separate process without a terminal: the built program where the set-up built one, else its sources. */
export function runCli(args: readonly string[], options: RunOptions): Promise<CliResult> {
  const { PATH, NODE_COMPILE_CACHE, POSTKIT_E2E_CLI: built } = process.env;
  const child = spawn(
    options.node ?? process.execPath,
    [...(built ? [built] : ['--conditions=postkit-source', sources]), ...args],
    {
      cwd: options.cwd ?? options.configHome,
      env: {
        PATH,
        NODE_COMPILE_CACHE,
        HOME: options.configHome,
        XDG_CONFIG_HOME: options.configHome,
        CI: '1',
        ...options.env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const result: CliResult = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (result.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (result.err += chunk.toString()));
  child.stdin.end(options.input ?? '');
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...result, code }));
  });
}
