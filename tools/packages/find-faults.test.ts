import { describe, expect, it } from 'vitest';
import { findFaults } from './find-faults.mjs';
import { publishedFiles, publishedManifest } from './testing/published-files.ts';

const faults = (fields = {}, files = {}) =>
  findFaults({ manifest: publishedManifest(fields), files: publishedFiles(files) });

describe('findFaults', () => {
  it('accepts a complete package', () => {
    expect(faults()).toEqual([]);
  });

  it.each(['workspace:*', 'catalog:', 'link:../sdk', 'file:../sdk'])('refuses the version %s', (version) => {
    const found = `zod has the version "${version}", which no registry knows`;
    expect(faults({ dependencies: { zod: version } })).toEqual([found]);
    expect(faults({ peerDependencies: { zod: version } })).toEqual([found]);
  });

  it('requires metadata, and refuses fields of development', () => {
    expect(faults({ repository: undefined, scripts: { build: 'vite build' } })).toEqual([
      'package.json has no "repository"',
      'package.json has "scripts"',
    ]);
  });

  it('refuses entries that begin with the sources', () => {
    const source = { 'postkit-source': './src/index.ts', default: './dist/index.js' };
    expect(faults({ exports: { '.': source } })).toEqual(['exports have the condition postkit-source']);
  });

  it('requires the licence, the README and the changes of the version', () => {
    expect(faults({}, { LICENSE: undefined, 'README.md': undefined, 'CHANGELOG.md': '## 0.0.9\n' })).toEqual([
      'README.md is not in the tarball',
      'LICENSE is not in the tarball',
      'CHANGELOG.md does not name the changes of 0.1.0',
    ]);
  });

  it('refuses sources and tests', () => {
    expect(
      faults({}, { 'dist/core/testing/fake.js': '', 'dist/a.test.js': '', 'src/index.ts': '' }),
    ).toHaveLength(3);
  });

  it('refuses links of the README to files that are not in the tarball', () => {
    const readme =
      '[a](../../docs/a.md) [b](LICENSE) [c](#use) [d](http://plain.example)\n```ts\nlist[0](x)\n```\n';
    expect(faults({}, { 'README.md': readme })).toEqual([
      'README.md links to ../../docs/a.md, which is not in the tarball',
      'README.md links to http://plain.example, which is not in the tarball',
    ]);
  });

  it('refuses imports of packages that the manifest does not name, in code and in types', () => {
    expect(
      faults(
        {},
        {
          'dist/index.js': `import 'eventsource';\n`,
          'dist/index.d.ts': `import type { FC } from 'react';\n`,
        },
      ),
    ).toEqual([
      'dist/index.js imports eventsource, which package.json does not name',
      'dist/index.d.ts imports react, which package.json does not name',
    ]);
  });
});
