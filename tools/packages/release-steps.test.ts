import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../setup/testing/temporary-folder.ts';
import { PUBLISHED } from './published.mjs';
import { commitVersions, requireReleasable, tagVersion, writeVersions } from './release-steps.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const local = { env: {}, registry: 'http://127.0.0.1:4873/' };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let root: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const note = (bump: string, text: string) => `---\n'@postkit/sdk': ${bump}\n---\n\n${text}\n`;

/** A repository with three packages, of which the SDK has a note about its first version. */
beforeEach(async () => {
  folder = await temporaryFolder();
  ({ root } = folder);
  for (const file of ['.changeset/config.json', '.changeset/README.md', 'tools/packages/changelog.mjs'])
    cpSync(join(repository, file), join(root, file));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  await folder.write('.gitignore', 'node_modules\n');
  await folder.write('package.json', '{ "name": "root", "private": true, "type": "module" }');
  await folder.write('pnpm-workspace.yaml', `packages:\n${PUBLISHED.map((dir) => `  - ${dir}\n`).join('')}`);
  await folder.write('pnpm-lock.yaml', '');
  for (const dir of PUBLISHED) {
    const dependencies = dir === 'packages/sdk' ? {} : { '@postkit/sdk': 'workspace:*' };
    await folder.write(
      `${dir}/package.json`,
      JSON.stringify({ name: dir.replace('packages', '@postkit'), version: '0.0.0', dependencies }),
    );
  }
  await folder.write(
    'examples/vite/package.json',
    '{ "dependencies": { "@postkit/sdk": "^0.0.9", "zod": "^4.0.0" } }\n',
  );
  await folder.write(
    'apps/station/package.json',
    '{\n  "name": "@postkit/station",\n  "version": "0.0.0"\n}\n',
  );
  await folder.write('.changeset/first.md', note('minor', 'Publish the first version\n\nIt has one call.'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@source.invalid');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});

afterEach(() => folder[Symbol.asyncDispose]());

describe('requireReleasable', () => {
  it('refuses uncommitted files', async () => {
    await expect(requireReleasable(root, local)).resolves.toBeUndefined();
    await folder.write('left.txt', '');
    await expect(requireReleasable(root, local)).rejects.toThrow(
      'Commit or remove these files first:\n?? left.txt',
    );
  });

  it('requires a CI job that can prove the origin of the packages', async () => {
    await expect(requireReleasable(root, { env: {}, registry: undefined })).rejects.toThrow(
      'Provenance needs a CI job',
    );
    for (const name of ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'])
      await expect(
        requireReleasable(root, { env: { [name]: 'x' }, registry: undefined }),
      ).resolves.toBeUndefined();
  });
});

describe('writeVersions', () => {
  it('KIT-010 writes one version and the changelogs from the changesets, and before 1.0 a breaking change is minor', async () => {
    expect(await writeVersions(root)).toBe('0.1.0');
    for (const dir of PUBLISHED)
      expect(JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')).version).toBe('0.1.0');
    const changes =
      '# @postkit/sdk\n\n## 0.1.0\n\n### Minor Changes\n\n- Publish the first version\n\n  It has one call.\n';
    expect(readFileSync(join(root, 'packages/sdk/CHANGELOG.md'), 'utf8')).toBe(changes);
    expect(readFileSync(join(root, 'packages/cli/CHANGELOG.md'), 'utf8')).toBe(
      '# @postkit/cli\n\n## 0.1.0\n\nNo changes in this release.\n',
    );
  });

  it('writes the version into the samples and the station, and commits them', async () => {
    await commitVersions(root, await writeVersions(root));
    expect(JSON.parse(git('show', 'HEAD:apps/station/package.json')).version).toBe('0.1.0');
    expect(git('show', 'HEAD:examples/vite/package.json')).toBe(
      '{ "dependencies": { "@postkit/sdk": "^0.1.0", "zod": "^4.0.0" } }\n',
    );
  });

  it('keeps versions that an earlier try wrote, and refuses one that is released', async () => {
    await writeVersions(root);
    await commitVersions(root, '0.1.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('packages: release 0.1.0\n');
    expect(await writeVersions(root)).toBe('0.1.0');
    await commitVersions(root, '0.1.0');
    expect(git('rev-list', '--count', 'HEAD')).toBe('2\n');

    await tagVersion(root, '0.1.0');
    await expect(writeVersions(root)).rejects.toThrow('v0.1.0 is released');
    await folder.write('.changeset/fix.md', note('patch', 'Mend it'));
    expect(await writeVersions(root)).toBe('0.1.1');
  });
});
