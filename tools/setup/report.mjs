// Must run on Node 20, the version of a fresh machine.
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Says what a set-up does: a line for each step, with its seconds. `progress` says how far a step is, where a terminal shows it.
 * @typedef {{
 *   log: string,
 *   write: (chunk: string | Buffer) => void,
 *   step: <T>(text: string, work: (progress: (text: string) => void) => Promise<T>) => Promise<T>,
 * }} Report `log`: the path, from the root, of the file that `write` appends to
 */

/** @typedef {{ text: string, start: () => Spinner, succeed: (text: string) => Spinner, fail: (text: string) => Spinner }} Spinner */

/**
 * Starts a new log file, and reports to this terminal.
 * @param {string} root
 * @param {string} name of the file, without its ending
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} terminal
 * @returns {Report}
 */
export function openReport(root, name, terminal = process.stdout) {
  const log = `.cache/${name}.log`;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, log), '');
  const write = (/** @type {string | Buffer} */ chunk) => appendFileSync(join(root, log), chunk);
  return {
    log,
    write,
    async step(text, work) {
      write(`── ${text}\n`);
      const started = performance.now();
      const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
      const spinner = terminal.isTTY ? await createSpinner(root, text) : undefined;
      if (!spinner) terminal.write(`${text} …`);
      try {
        const result = await work((progress) => spinner && (spinner.text = `${text}: ${progress}`));
        if (spinner) spinner.succeed(`${text}: ${seconds()}`);
        else terminal.write(` ${seconds()}\n`);
        return result;
      } catch (error) {
        if (spinner) spinner.fail(text);
        else terminal.write(' failed\n');
        throw error;
      }
    },
  };
}

/**
 * The spinner of the command line's package; none before packages are installed.
 * @param {string} root
 * @param {string} text
 * @returns {Promise<Spinner | undefined>}
 */
async function createSpinner(root, text) {
  const path = join(root, 'packages/cli/node_modules/ora/index.js');
  if (!existsSync(path)) return undefined;
  /** @type {{ default: (options: object) => Spinner }} */
  const { default: ora } = await import(pathToFileURL(path).href);
  // Ctrl-C stays with this program.
  return ora({ text, stream: process.stdout, discardStdin: false }).start();
}
