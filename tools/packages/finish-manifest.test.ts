import { expect, it } from 'vitest';
import { finishManifest } from './finish-manifest.mjs';
import { publishedManifest } from './testing/published-files.ts';

it('finishManifest removes scripts, development packages, sources and entries that have only sources, and adds the addresses', () => {
  const packed = publishedManifest({
    scripts: { build: 'vite build' },
    devDependencies: { vite: '^8.0.0' },
    exports: {
      '.': { 'postkit-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './testing': { 'postkit-source': './src/testing/index.ts' },
    },
  });
  const address = 'https://code.example/team/postkit';
  expect(finishManifest(packed, { dir: 'packages/sdk', address })).toEqual(
    publishedManifest({
      homepage: `${address}/tree/main/packages/sdk#readme`,
      bugs: { url: `${address}/issues` },
      repository: { type: 'git', url: `git+${address}.git`, directory: 'packages/sdk' },
    }),
  );
});
