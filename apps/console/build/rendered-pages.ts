import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type BuiltChunks, preloadConsole } from './preload-console.ts';

/**
 * Writes a page for each way into the console. `login.en.html` and its like for each language have the sign-in rendered ahead, so
 * that it appears with its styles before the scripts have loaded. `index.html`, for the addresses of a station, preloads the frame
 * of the console, and `slot.html` neither.
 */
export function renderedPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'rendered-pages',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async closeBundle() {
      const { root } = config;
      const output = resolve(root, config.build.outDir);
      const page = await readFile(join(output, 'index.html'), 'utf8');
      for (const [language, markup] of await render(config)) {
        const rendered = page
          .replace('<html lang="en">', `<html lang="${language}" data-rendered="${language}">`)
          .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
        await writeFile(join(output, `login.${language}.html`), rendered);
      }
      const chunks: BuiltChunks = JSON.parse(await readFile(join(output, '.vite/manifest.json'), 'utf8'));
      await writeFile(join(output, 'slot.html'), page);
      await writeFile(join(output, 'index.html'), preloadConsole(page, chunks));
    },
  };
}

async function render({
  root,
  resolve: { conditions },
  plugins,
}: ResolvedConfig): Promise<Map<string, string>> {
  // Inside the member, so that the compiled module finds its packages.
  const folder = await mkdtemp(join(root, 'node_modules', '.sign-in-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      resolve: { conditions },
      plugins: plugins.filter(({ name }) => name.startsWith('vite:react')),
      ssr: { noExternal: [/^@postkit\//], resolve: { conditions } },
      build: { ssr: 'src/render-sign-in.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
    });
    const { renderSignIn } = await import(pathToFileURL(join(folder, 'render-sign-in.js')).href);
    return await renderSignIn();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
