import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoIsReady } from './demo-is-ready.ts';
import { startStationProcess } from './station-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Creates the demo station once; every worker uses a copy of its data folder. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  for (const built of ['apps/console/dist/index.html', 'apps/widget/dist/embed.js']) {
    if (!existsSync(join(root, built))) throw new Error(`${built} is not built. Run: npm run build`);
  }
  const template = await mkdtemp(join(tmpdir(), 'postkit-demo-'));
  const station = await startStationProcess(template);
  await demoIsReady(station.url);
  await station.stop();
  process.env.POSTKIT_E2E_TEMPLATE = template;
  return () => rm(template, { recursive: true, force: true });
}
