import { spawn } from 'node:child_process';
import { SetupError } from '../setup/setup-error.mjs';

/**
 * Runs a command and resolves to its standard output. If it fails, rejects with a SetupError that has all of its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, input?: string }} options
 * @returns {Promise<string>}
 */
export function runQuietly(command, args, { cwd, env = process.env, input }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    let out = '';
    let all = '';
    child.stdout?.on('data', (chunk) => {
      out += chunk;
      all += chunk;
    });
    child.stderr?.on('data', (chunk) => (all += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(out);
      else
        reject(
          new SetupError(`${[command, ...args].join(' ')} ended with ${code ?? signal}:\n${all.trim()}`),
        );
    });
    // A command that ends without reading its input is judged by its exit code.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
