import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

export interface BarePage {
  url: string;
  close(): Promise<void>;
}

/** Builds the page and serves it on an origin of its own that proxies every call to the station. */
export async function serveBarePage(station: string): Promise<BarePage> {
  const outDir = await mkdtemp(join(tmpdir(), 'postkit-bare-page-'));
  const configFile = join(import.meta.dirname, 'vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', proxy: { [stationPaths]: station } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Every address except the page's own files. */
const stationPaths = String.raw`^/(?!assets/|index\.html|$|\?)`;
