import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoTemplate } from './demo-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Makes the demo station once; every worker uses a copy of its data folder. Resolves to the end of the run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  for (const built of ['apps/console/dist/index.html', 'apps/widget/dist/embed.js', 'apps/docs/dist/index.html']) {
    if (!existsSync(join(root, built))) throw new Error(`${built} is not built. Run: npm run build`);
  }
  process.env.POSTKIT_E2E_TEMPLATE = await demoTemplate();
  const tenants = await mkdtemp(join(tmpdir(), 'postkit-tenants-'));
  process.env.POSTKIT_E2E_TENANTS = tenants;
  return () => rm(tenants, { recursive: true, force: true });
}
