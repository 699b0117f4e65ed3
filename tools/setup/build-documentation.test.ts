import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { announceDocumentation, buildDocumentation } from './build-documentation.mjs';
import { buildIsFresh } from './ensure-builds.mjs';
import { createHasher } from './hash-files.mjs';
import { openReport } from './report.mjs';
import { finished, smallRepository } from './testing/small-member.ts';

const docs = 'apps/docs';
const poll = { timeout: 50_000, interval: 20 };

/** A repository with all packages, whose documentation is built by the lines. */
async function repositoryOf(lines: string) {
  const folder = await smallRepository({ [docs]: lines });
  await folder.write('pnpm-lock.yaml', 'a');
  await folder.write(
    'node_modules/.postkit-lock',
    `${createHasher(folder.root)(['pnpm-lock.yaml', 'pnpm-workspace.yaml'])} everything`,
  );
  const stop = new AbortController();
  const report = openReport(folder.root, 'start', { write: () => undefined });
  const build = () =>
    buildDocumentation(folder.root, {
      report,
      hasher: createHasher(folder.root),
      url: 'http://localhost:4000',
      signal: stop.signal,
    });
  const isAnnounced = () => existsSync(join(folder.root, docs, 'dist.building'));
  return { ...folder, stop, build, isAnnounced };
}

/** Collects the lines that a method of the console prints. */
function linesOf(method: 'log' | 'error') {
  const print = vi.spyOn(console, method).mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  return () => print.mock.calls.map(([line]) => String(line));
}

describe('buildDocumentation', () => {
  it('builds what is not there and says where it is', async () => {
    const lines = linesOf('log');
    await using folder = await repositoryOf(finished);
    announceDocumentation(folder.root);
    expect(folder.isAnnounced()).toBe(true);
    await folder.build();
    expect([folder.isAnnounced(), buildIsFresh(folder.root, docs)]).toEqual([false, true]);
    await folder.build();
    expect(lines()).toEqual([
      expect.stringMatching(/^The documentation is at http:\/\/localhost:4000\/docs\/ now \(\d+\.\d s\)\.$/),
    ]);
  });

  it('builds with the lowest priority', async () => {
    linesOf('log');
    await using folder = await repositoryOf(
      `${finished} writeFileSync('priority', String(require('node:os').getPriority()));`,
    );
    await folder.build();
    expect(await readFile(join(folder.root, docs, 'priority'), 'utf8')).toBe('19');
  });

  it('leaves a former build in place and announces nothing', async () => {
    await using folder = await repositoryOf(finished);
    await folder.write(`${docs}/dist/index.html`, 'former');
    await folder.write(`${docs}/dist.building`, '');
    announceDocumentation(folder.root);
    expect(folder.isAnnounced()).toBe(false);
  });

  it('says in one line that it failed and where the output is', async () => {
    const lines = linesOf('error');
    await using folder = await repositoryOf("console.log('a broken page'); process.exit(1);");
    announceDocumentation(folder.root);
    await folder.build();
    expect(lines()).toEqual([
      'The station runs without its documentation. apps/docs could not be built. The end of .cache/start.log says why.',
    ]);
    expect(await readFile(join(folder.root, '.cache/start.log'), 'utf8')).toContain('a broken page');
    expect([folder.isAnnounced(), existsSync(join(folder.root, docs, 'dist'))]).toEqual([false, false]);
  });

  it('ends without a word when the station stops', async () => {
    const lines = [linesOf('log'), linesOf('error')];
    await using folder = await repositoryOf("writeFileSync('running', ''); setInterval(() => {}, 1000);");
    announceDocumentation(folder.root);
    const build = folder.build();
    await expect.poll(() => existsSync(join(folder.root, docs, 'running')), poll).toBe(true);
    folder.stop.abort();
    await build;
    expect(lines.flatMap((read) => read())).toEqual([]);
    expect([folder.isAnnounced(), existsSync(join(folder.root, docs, 'dist'))]).toEqual([false, false]);
  });
});
