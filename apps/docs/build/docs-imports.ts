import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(import.meta.url);
const sources: Readonly<Record<string, string>> = {
  '@postkit/sdk/public': 'sdk/src/public/index.ts',
  '@postkit/react-kit/fonts.css': 'react-kit/src/styles/fonts.css',
};

/** Resolves the imports of pages, which are outside this package, and those of the workspace, which are not built. */
export function docsImports(docs: string): Plugin {
  return {
    name: 'docs-imports',
    enforce: 'pre',
    async resolveId(id, importer = '') {
      const source = sources[id];
      if (source !== undefined) return `${docs}../packages/${source}`;
      const isPage = importer.startsWith(docs) && /^vue(?:\/|$)/.test(id);
      return isPage ? this.resolve(id, here, { skipSelf: true }) : null;
    },
  };
}
