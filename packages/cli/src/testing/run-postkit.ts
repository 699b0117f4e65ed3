import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../program.ts';
import { testTerminal } from './test-terminal.ts';

export interface Home extends AsyncDisposable {
  readonly path: string;
}

/** A temporary folder for one test. */
export async function temporaryHome(): Promise<Home> {
  const path = await mkdtemp(join(tmpdir(), 'postkit-cli-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export interface RunOptions {
  /** Address of the station. Environment variables then hold a key for it. */
  readonly url?: string;
  readonly home?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  readonly answers?: readonly string[];
}

/** Runs `postkit` in this process. */
export async function runPostkit(
  args: readonly string[],
  { url, home = '/nonexistent', env = {}, ...given }: RunOptions = {},
) {
  const terminal = testTerminal(given);
  const signedIn = url
    ? { POSTKIT_URL: url, POSTKIT_STATION: 'wxyz', POSTKIT_USERNAME: 'ada', POSTKIT_API_KEY: 'secret-key' }
    : {};
  const code = await runProgram('1.2.3', args, {
    env: { XDG_CONFIG_HOME: home, ...signedIn, ...env },
    terminal,
  });
  return { code, ...terminal.written };
}
