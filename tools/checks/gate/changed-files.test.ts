import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from './changed-files.mjs';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root });
const write = (name: string, text = 'first') => writeFileSync(join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'postkit-changed-'));
  git('init', '--quiet', '--initial-branch', 'main');
  for (const name of ['kept.ts', 'edited.ts', 'deleted.ts']) write(name);
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('changedFiles', () => {
  it('lists committed, edited, new and deleted files since the branch left main', () => {
    git('switch', '--quiet', '-c', 'branch');
    write('committed.ts');
    git('add', '.');
    git('commit', '--quiet', '-m', 'second');
    write('edited.ts', 'second');
    write('new.ts');
    rmSync(join(root, 'deleted.ts'));
    expect(changedFiles(root).files).toEqual(['committed.ts', 'deleted.ts', 'edited.ts', 'new.ts']);
  });

  it('lists the changes since the last commit on main itself', () => {
    write('edited.ts', 'second');
    expect(changedFiles(root)).toEqual({
      since: expect.stringMatching(/^[0-9a-f]{8}$/),
      files: ['edited.ts'],
    });
  });

  it('refuses a folder without commits', () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(() => changedFiles(root)).toThrow('--changed needs a git repository');
  });
});
