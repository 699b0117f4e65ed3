// Must run on Node 20, the version of a fresh machine.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * The result of a command: `code` is its exit code, 128 plus the signal's number as in a shell, or 127 if it could not be started.
 * `output` is the end of its output with `keep`, else empty.
 * @typedef {{ code: number, output: string }} Ending
 */

const KEPT = 20_000;

/**
 * Runs a command with its output on the terminal. With `keep`, the result has the end of the output, so that a failure can
 * be explained.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, keep?: boolean, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<Ending>}
 */
export function runCommand(command, args, { cwd, keep = false, env = process.env }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd, env, stdio: keep ? ['inherit', 'pipe', 'pipe'] : 'inherit' });
    child.stdout?.on('data', (chunk) => {
      output = (output + chunk).slice(-KEPT);
      process.stdout.write(chunk);
    });
    child.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-KEPT);
      process.stderr.write(chunk);
    });
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code, signal) => resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output }));
  });
}
