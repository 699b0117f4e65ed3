import { spawn } from 'node:child_process';

/**
 * Runs a command and resolves to its standard output. Rejects with all of its output if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, input?: string }} options
 * @returns {Promise<string>}
 */
export function runQuietly(command, args, { cwd, env = process.env, input = '' }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    let all = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      all += chunk;
    });
    child.stderr.on('data', (chunk) => (all += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) =>
      code === 0 ? resolve(out) : reject(new Error(`${[command, ...args].join(' ')} ended with ${code ?? signal}:\n${all.trim()}`)),
    );
    child.stdin.end(input);
  });
}
