import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildIsFresh, buildMember } from './ensure-builds.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('buildMember', () => {
  it('leaves a fresh build until a source changes or the dist is removed', async () => {
    await using folder = await temporaryFolder();
    await folder.write('apps/console/package.json', JSON.stringify({ scripts: { build: 'mkdir -p dist' } }));
    await folder.write('apps/console/src/main.tsx', '1');
    await mkdir(join(folder.root, 'node_modules/.bin'), { recursive: true });
    await folder.write('node_modules/.bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, 0o755);
    expect(buildIsFresh(folder.root, 'apps/console')).toBe(false);
    await buildMember(folder.root, 'apps/console');
    expect(buildIsFresh(folder.root, 'apps/console')).toBe(true);
    await folder.write('apps/console/src/main.tsx', '2');
    expect(buildIsFresh(folder.root, 'apps/console')).toBe(false);
    await buildMember(folder.root, 'apps/console');
    await rm(join(folder.root, 'apps/console/dist'), { recursive: true });
    expect(buildIsFresh(folder.root, 'apps/console')).toBe(false);
  });

  it('knows the folders of a member apart', async () => {
    await using folder = await temporaryFolder();
    const scripts = { build: 'mkdir -p dist', 'build:testing': 'mkdir -p .cache' };
    await folder.write('apps/console/package.json', JSON.stringify({ scripts }));
    await mkdir(join(folder.root, 'node_modules/.bin'), { recursive: true });
    await folder.write('node_modules/.bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, 0o755);
    const testing = { script: 'build:testing', folder: '.cache' };
    await buildMember(folder.root, 'apps/console', testing);
    expect([buildIsFresh(folder.root, 'apps/console'), buildIsFresh(folder.root, 'apps/console', testing)]).toEqual([false, true]);
  });

  it('says which member could not be built', async () => {
    await using folder = await temporaryFolder();
    await folder.write('node_modules/.bin/node', '#!/bin/sh\necho ENOSPC >&2\nexit 3\n', 0o755);
    await mkdir(join(folder.root, 'apps/console'), { recursive: true });
    await expect(buildMember(folder.root, 'apps/console')).rejects.toThrow('apps/console could not be built. The disk is full.');
  });
});
