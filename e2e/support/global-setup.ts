import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStation } from '../../tools/setup/build-station.mjs';
import { demoTemplate } from './demo-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Makes the demo station once; every worker uses a copy of its data folder. Resolves to the end of the run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  for (const built of [
    'apps/console/dist/index.html',
    'apps/widget/dist/embed.js',
    'apps/docs/dist/index.html',
  ]) {
    if (!existsSync(join(root, built))) throw new Error(`${built} is not built. Run: npm run build`);
  }
  await buildStation();
  process.env.POSTKIT_E2E_TEMPLATE = await demoTemplate();
  const shared = await mkdtemp(join(tmpdir(), 'postkit-shared-'));
  process.env.POSTKIT_E2E_SHARED = shared;
  return () => rm(shared, { recursive: true, force: true });
}
