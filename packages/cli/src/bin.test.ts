import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Runs a command in a shell; resolves also if it fails. */
function run(command: string): Promise<{ code: number; out: string; err: string }> {
  return new Promise((done) => {
    execFile('sh', ['-c', command], { cwd: resolve(import.meta.dirname, '..') }, (error, out, err) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

it.each(['18.20.4', '19.9.0', '20.0.0', '20.2.0'])(
  'reports Node %s, which is too old, before it loads anything',
  async (version) => {
    const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
    const { code, out, err } = await run(`"${process.execPath}" --import "${old}" bin/postkit.mjs --version`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const needed = manifest.engines.node.replace('>=', '');
    expect(err).toBe(
      `postkit needs Node ${needed} or newer. This is Node ${version}. Install a newer one from https://nodejs.org.\n`,
    );
  },
);

it.each(['20.3.0', '20.19.4', '22.0.0', '24.1.0'])('does not report Node %s', async (version) => {
  const other = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  expect(
    (await run(`"${process.execPath}" --import "${other}" bin/postkit.mjs --version`)).err,
  ).not.toContain('needs Node');
});

it('ends without an error when the reader of its output ends first', async () => {
  const script = [
    `import { processTerminal } from './src/core/terminal.ts';`,
    `const terminal = processTerminal();`,
    `for (let n = 0; n < 100_000; n += 1) terminal.out(n + '\\\\n');`,
    `setInterval(() => terminal.out('more\\\\n'), 10);`,
  ].join(' ');
  const { out, err } = await run(`"${process.execPath}" --input-type=module -e "${script}" | head -1`);
  expect({ out, err }).toEqual({ out: '0\n', err: '' });
});
