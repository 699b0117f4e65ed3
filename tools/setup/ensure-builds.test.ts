import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildIsFresh, buildMember, ensureBuilds } from './ensure-builds.mjs';
import { openReport } from './report.mjs';
import { finished, smallRepository } from './testing/small-member.ts';

const member = 'apps/console';
const poll = { timeout: 50_000, interval: 20 };

describe('buildMember', () => {
  it('leaves a fresh build until a source changes or the dist is removed', async () => {
    await using folder = await smallRepository({ [member]: finished });
    expect(buildIsFresh(folder.root, member)).toBe(false);
    await buildMember(folder.root, member);
    expect(buildIsFresh(folder.root, member)).toBe(true);
    await folder.write(`${member}/src/main.ts`, '2');
    expect(buildIsFresh(folder.root, member)).toBe(false);
    await buildMember(folder.root, member);
    await rm(join(folder.root, member, 'dist'), { recursive: true });
    expect(buildIsFresh(folder.root, member)).toBe(false);
  });

  it('knows the folders of a member apart', async () => {
    await using folder = await smallRepository({ [member]: finished });
    const testing = { script: 'build:testing', folder: '.cache' };
    await buildMember(folder.root, member, testing);
    expect([buildIsFresh(folder.root, member), buildIsFresh(folder.root, member, testing)]).toEqual([
      false,
      true,
    ]);
  });

  it('says which member could not be built, and keeps its former build', async () => {
    await using folder = await smallRepository({
      [member]: "if (existsSync('broken')) { console.error('ENOSPC'); process.exit(3); }\n" + finished,
    });
    await buildMember(folder.root, member);
    await folder.write(`${member}/broken`, '');
    await expect(buildMember(folder.root, member)).rejects.toThrow(
      'apps/console could not be built. The disk is full.',
    );
    expect(await readdir(join(folder.root, member, 'dist'))).toEqual(['main.js']);
  });

  it('leaves nothing of a build that is stopped, whose processes end', async () => {
    const endless =
      "writeFileSync(`${out}/half.js`, ''); writeFileSync('running', String(process.pid)); setInterval(() => {}, 1000);";
    await using folder = await smallRepository({ [member]: endless });
    const stop = new AbortController();
    const report = openReport(folder.root, 'start', { write: () => undefined });
    const build = buildMember(folder.root, member, undefined, { report, signal: stop.signal });
    const pid = () => readFile(join(folder.root, member, 'running'), 'utf8');
    await expect.poll(() => pid().catch(() => ''), poll).not.toBe('');
    stop.abort();
    await expect(build).rejects.toThrow('could not be built');
    expect(existsSync(join(folder.root, member, 'dist'))).toBe(false);
    expect(await readdir(join(folder.root, member, 'node_modules'))).toEqual([]);
    const running = Number(await pid());
    await expect.poll(() => existsSync(`/proc/${running}`), poll).toBe(false);
  });

  it('builds a folder once at a time', async () => {
    const alone =
      "if (existsSync('building')) process.exit(5); writeFileSync('building', ''); require('node:fs').rmSync('building');";
    await using folder = await smallRepository({ [member]: `${alone}\n${finished}` });
    await Promise.all([1, 2, 3].map(() => buildMember(folder.root, member)));
    expect(buildIsFresh(folder.root, member)).toBe(true);
  });
});

describe('ensureBuilds', () => {
  it('builds what is older than its sources, in one step of the report', async () => {
    await using folder = await smallRepository({
      'apps/a': finished,
      'apps/b': finished,
      'apps/c': finished,
    });
    const said: string[] = [];
    const report = openReport(folder.root, 'start', { write: (text) => said.push(text) });
    const members = ['apps/a', 'apps/b', 'apps/c'];
    await buildMember(folder.root, 'apps/b');
    await ensureBuilds(folder.root, { members, report });
    expect(members.map((one) => buildIsFresh(folder.root, one))).toEqual([true, true, true]);
    expect(said.join('')).toMatch(/^Building a and c … \d+\.\d s\n$/);
    await ensureBuilds(folder.root, { members, report });
    expect(said).toHaveLength(2);
  });

  it('names the log of a build that failed, which ends with its output', async () => {
    const slow =
      "const wait = setInterval(() => { if (existsSync('../a/ended')) { clearInterval(wait); console.log('the other'); } }, 5);";
    const broken = "console.log('unexpected token'); writeFileSync('ended', ''); process.exit(1);";
    await using folder = await smallRepository({ 'apps/a': broken, 'apps/b': slow });
    const report = openReport(folder.root, 'start', { write: () => undefined });
    await expect(ensureBuilds(folder.root, { members: ['apps/a', 'apps/b'], report })).rejects.toThrow(
      'apps/a could not be built. The end of .cache/start.log says why.',
    );
    expect(await readFile(join(folder.root, '.cache/start.log'), 'utf8')).toMatch(
      /── apps\/a\n[^─]*unexpected token\n$/,
    );
  });
});
