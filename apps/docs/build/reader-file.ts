import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { READER } from '../.vitepress/theme/reader-name.ts';

const source = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
/** Redoc's own logo, which it would load from its maker. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Writes Redoc, without requests to other hosts, to the assets of the site. */
export async function readerFile(folder: string): Promise<void> {
  const code = await readFile(source, 'utf8');
  if (!code.includes(LOGO)) throw new Error('Redoc has another logo: look at its requests to other hosts');
  await writeFile(join(folder, READER), code.replaceAll(LOGO, NOTHING));
}
