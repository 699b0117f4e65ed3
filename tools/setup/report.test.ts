import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openReport } from './report.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** A terminal, or another stream, whose text is `said`. */
function stream(isTTY = false) {
  const said: string[] = [];
  return { isTTY, said, write: (text: string) => said.push(text) };
}

describe('openReport', () => {
  it('writes a line for a step, with its seconds, and its output to the log', async () => {
    await using folder = await temporaryFolder();
    await folder.write('.cache/start.log', 'of an earlier start');
    const output = stream();
    const report = openReport(folder.root, 'start', output);
    const result = await report.step('Building', async (progress) => {
      progress('1 of 2');
      report.write('much\n');
      return 7;
    });
    expect(result).toBe(7);
    expect(output.said.join('')).toMatch(/^Building … \d+\.\d s\n$/);
    expect(await readFile(join(folder.root, '.cache/start.log'), 'utf8')).toBe('── Building\nmuch\n');
  });

  it('marks a step that failed', async () => {
    await using folder = await temporaryFolder();
    const output = stream();
    const step = openReport(folder.root, 'start', output).step('Building', () =>
      Promise.reject(new Error('broken')),
    );
    await expect(step).rejects.toThrow('broken');
    expect(output.said.join('')).toBe('Building … failed\n');
  });

  it('writes lines at a terminal too until the package of spinners is installed', async () => {
    await using folder = await temporaryFolder();
    const output = stream(true);
    await openReport(folder.root, 'start', output).step('Installing', async () => undefined);
    expect(output.said.join('')).toMatch(/^Installing … \d+\.\d s\n$/);
  });

  it('leaves the step to the spinner at a terminal', async () => {
    await using folder = await temporaryFolder();
    await folder.write('packages/cli/package.json', '{}');
    await folder.write(
      'packages/cli/node_modules/ora/package.json',
      JSON.stringify({ type: 'module', exports: './index.js' }),
    );
    const spinner =
      'const log = (text) => (globalThis.spun ??= []).push(text); export default ({ text }) => ({ start() { log(text); return this; }, succeed: log, fail: log, set text(now) { log(now); } });';
    await folder.write('packages/cli/node_modules/ora/index.js', spinner);
    const output = stream(true);
    await openReport(folder.root, 'start', output).step('Building', async (progress) =>
      progress('1 of 2 built'),
    );
    expect(output.said).toEqual([]);
    const { spun } = globalThis as typeof globalThis & { spun: string[] };
    expect(spun).toEqual([
      'Building',
      'Building: 1 of 2 built',
      expect.stringMatching(/^Building: \d+\.\d s$/),
    ]);
  });
});
