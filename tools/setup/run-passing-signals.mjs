import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a command, forwards signals to it, and resolves to its exit code. At a terminal Ctrl-C reaches the command
 * directly, so it is not forwarded as well.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onReady?: (url: string) => void }} options `onReady` gets the address that a station
 * reports once it responds
 * @returns {Promise<number>}
 */
export function runPassingSignals(command, args, { cwd, env, onReady }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', ...(onReady ? [/** @type {const} */ ('ipc')] : [])],
    });
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGHUP', () => child.kill('SIGHUP'));
    child.once('message', (message) => {
      if (typeof message === 'object' && 'url' in message) onReady?.(String(message.url));
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
