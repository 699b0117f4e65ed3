// Must run on Node 20, the version of a fresh machine.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * The result of a command: `code` is its exit code, 128 plus the signal's number as in a shell, or 127 if it could not be started.
 * `output` is the end of its output with `keep` or `log`, else empty.
 * @typedef {{ code: number, output: string }} Ending
 */

const KEPT = 20_000;

/**
 * Runs a command with its output on the terminal. With `keep`, the result has the end of the output, so that a failure can
 * be explained. With `log`, the output goes there instead, and `signal` ends the command with all that it started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, keep?: boolean, env?: NodeJS.ProcessEnv, log?: (chunk: Buffer) => void, signal?: AbortSignal | undefined }} options
 * @returns {Promise<Ending>}
 */
export function runCommand(command, args, { cwd, keep = false, env = process.env, log, signal }) {
  return new Promise((resolve) => {
    let output = '';
    const piped = keep || log !== undefined;
    // A group of its own can be ended as a whole; package managers and builds start further processes.
    const child = spawn(command, args, {
      cwd,
      env,
      detached: log !== undefined,
      stdio: piped ? [log ? 'ignore' : 'inherit', 'pipe', 'pipe'] : 'inherit',
    });
    /** @param {NodeJS.WriteStream} stream */
    const take = (stream) => (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-KEPT);
      if (log) log(chunk);
      else stream.write(chunk);
    };
    const end = () => endGroup(child.pid);
    child.stdout?.on('data', take(process.stdout));
    child.stderr?.on('data', take(process.stderr));
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code, by) => {
      signal?.removeEventListener('abort', end);
      resolve({ code: code ?? 128 + (by ? constants.signals[by] : 0), output });
    });
  });
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended.
  }
}
