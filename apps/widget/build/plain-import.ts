import type { Plugin } from 'vite';

/** Makes `importModule(address)` an `import(address)` without the half kilobyte that Vite wraps around one. */
export function plainImport(): Plugin {
  return {
    name: 'plain-import',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replaceAll('importModule(', 'import(');
        }
      },
    },
  };
}
