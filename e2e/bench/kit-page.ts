import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds a page of this folder as hosts build theirs, into `page.js` and `style.css`. */
export async function buildKitPage(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['postkit-source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, entry),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

/** Responds with a file of the built page, or with a 404. */
export function respondFile(response: ServerResponse, folder: string, pathname: string): void {
  readFile(join(folder, pathname)).then(
    (file) =>
      response
        .writeHead(200, { 'content-type': pathname.endsWith('.css') ? 'text/css' : 'text/javascript' })
        .end(file),
    () => response.writeHead(404).end(),
  );
}
