import { build } from 'vite';

// A path beside this file, so that React resolves from here; the file does not exist.
const entry = `${import.meta.dirname}/floor-page.js`;

/** The minimum that a page built with React loads: one heading, built like the console. Returns its scripts by path. */
export async function reactFloor(): Promise<Map<string, Buffer>> {
  const source = `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    createRoot(document.getElementById('root')).render(createElement('h1', null, 'Sign in'));
  `;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'floor-page',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    files.flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, Buffer.from(file.code)] as const] : [],
    ),
  );
}
