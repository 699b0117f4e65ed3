import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @import { Ending, Step } from './steps.mjs' */

/**
 * Runs the script of a step. Its output is shown as it comes, or returned whole.
 * @param {Step} step
 * @param {{ root: string, env: NodeJS.ProcessEnv, isShown: boolean }} options
 * @returns {Promise<Ending>}
 */
export function runScript({ script, args = [] }, { root, env, isShown }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, ['--run', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      cwd: root,
      env,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output }),
    );
  });
}
