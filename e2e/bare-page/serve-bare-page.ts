import { join } from 'node:path';
import { build, preview } from 'vite';
import { makeOnce } from '../support/make-once.ts';

export interface BarePage extends AsyncDisposable {
  url: string;
}

const configFile = join(import.meta.dirname, 'vite.config.ts');

/** Serves the page on an origin of its own that proxies every call to the station. The first worker of a run builds it. */
export async function serveBarePage(station: string): Promise<BarePage> {
  const outDir = await makeOnce('bare-page', buildPage);
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', proxy: { [stationPaths]: station } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port.');
  return { url: `http://127.0.0.1:${address.port}`, [Symbol.asyncDispose]: () => server.close() };
}

async function buildPage(outDir: string): Promise<string> {
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Every address except the page's own files. */
const stationPaths = String.raw`^/(?!assets/|index\.html|$|\?)`;
