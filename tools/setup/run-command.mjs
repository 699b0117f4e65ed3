// Runs on Node 20 as well: a fresh machine has nothing newer.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * How a command ended: `code` is its exit code, or 128 and the signal's number as a shell gives it, or 127 when it could not be started.
 * `output` is the end of what it printed, and empty where that was not kept.
 * @typedef {{ code: number, output: string }} Ending
 */

const KEPT = 20_000;

/**
 * Runs a command to its end, its output going to the terminal.
 * With `keep`, the end of the output is given back as well, so that a failure can be explained.
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
