import type { PublishedManifest } from '../published.mjs';

/** The manifest of a tarball without faults; takes overrides. */
export function publishedManifest(fields: Partial<PublishedManifest> = {}): PublishedManifest {
  return {
    name: '@postkit/sdk',
    version: '0.1.0',
    description: 'A client',
    keywords: ['radio'],
    license: 'MIT',
    author: 'PostKit contributors',
    homepage: 'https://code.example/postkit',
    bugs: { url: 'https://code.example/postkit/issues' },
    repository: { type: 'git', url: 'git+https://code.example/postkit.git', directory: 'packages/sdk' },
    engines: { node: '>=20' },
    publishConfig: { access: 'public' },
    files: ['dist'],
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: { zod: '^4.0.0' },
    ...fields,
  };
}

/** The files of a tarball without faults; `undefined` removes one. */
export function publishedFiles(files: Record<string, string | undefined> = {}): Map<string, string> {
  const all = {
    'package.json': '{}',
    'README.md': '[The guide](https://code.example/postkit/guide.md)',
    LICENSE: 'MIT',
    'CHANGELOG.md': '# @postkit/sdk\n\n## 0.1.0\n',
    'dist/index.js': `import { z } from 'zod';\nimport { readFile } from 'node:fs/promises';\n`,
    'dist/index.d.ts': 'export {};\n',
    ...files,
  };
  return new Map(Object.entries(all).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
}
