import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../setup/testing/temporary-folder.ts';
import { bundledComponents, componentList, installedComponents } from './list-components.mjs';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder[Symbol.asyncDispose]());

it('bundledComponents reads the packages of a built program', () => {
  const licences =
    '# Licenses\n\n## @aws-sdk/core - 3.1.0 (Apache-2.0)\n\n## A title of a licence text\n\n## pg - 8.0.0 (MIT)\n';
  expect(bundledComponents(licences)).toEqual([
    { name: '@aws-sdk/core', version: '3.1.0', licence: 'Apache-2.0' },
    { name: 'pg', version: '8.0.0', licence: 'MIT' },
  ]);
});

it('installedComponents reads the packages of a folder, with and without a scope', async () => {
  const store = 'node_modules/.pnpm';
  const write = (path: string, manifest: object) =>
    folder.write(join(store, path, 'package.json'), JSON.stringify(manifest));
  await write('sharp@0.35.5/node_modules/sharp', { name: 'sharp', version: '0.35.5', license: 'Apache-2.0' });
  await write('@img+x@1.0.0/node_modules/@img/x', { name: '@img/x', version: '1.0.0' });
  const byName = installedComponents(folder.root).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(byName).toEqual([
    { name: '@img/x', version: '1.0.0', licence: undefined },
    { name: 'sharp', version: '0.35.5', licence: 'Apache-2.0' },
  ]);
});

it('componentList names each package once by its package URL, in one order', () => {
  const sharp = { name: 'sharp', version: '0.35.5', licence: 'Apache-2.0' };
  const scoped = { name: '@img/x', version: '1.0.0+a', licence: undefined };
  const list = componentList({ name: 'PostKit', version: '1.0.0' }, [sharp, scoped, sharp]);
  expect(list).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'PostKit', version: '1.0.0' } },
    components: [
      { type: 'library', name: '@img/x', version: '1.0.0+a', purl: 'pkg:npm/%40img/x@1.0.0%2Ba' },
      {
        type: 'library',
        name: 'sharp',
        version: '0.35.5',
        purl: 'pkg:npm/sharp@0.35.5',
        licenses: [{ expression: 'Apache-2.0' }],
      },
    ],
  });
});
