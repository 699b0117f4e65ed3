import { fileURLToPath } from 'node:url';
import { buildIsFresh, buildMember } from '../../tools/setup/ensure-builds.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the programs of the station, unless they were built from the current sources. */
export async function buildStation(): Promise<void> {
  if (!buildIsFresh(root, 'apps/station')) await buildMember(root, 'apps/station');
}
