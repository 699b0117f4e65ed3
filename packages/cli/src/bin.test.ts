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

it('reports a Node that is too old before it loads anything', async () => {
  const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.4'})`;
  const { code, out, err } = await run(`"${process.execPath}" --import "${old}" bin/postkit.mjs --version`);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  const needed = manifest.engines.node.replace('>=', '');
  expect(err).toBe(`postkit needs Node ${needed} or newer. This is Node 18.20.4. Install a newer one from https://nodejs.org.\n`);
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
