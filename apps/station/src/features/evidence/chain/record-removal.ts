import type { Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import type { ArchiveFile } from '../../audio-events/index.ts';
import { appendManifest } from './append-manifest.ts';
import { dropLists, manifestsOfHour } from './log-chain.repository.ts';

/** Records in the chain that the station removes an hour because the log is kept no longer. */
export async function recordRemoval(
  transaction: Transaction,
  station: Pick<Station, 'id' | 'slug'>,
  { name }: Pick<ArchiveFile, 'name'>,
  at: number,
): Promise<void> {
  const hour = name.replace(/\.aac$/, '');
  const links = await manifestsOfHour(transaction, station.id, hour);
  const first = links.find(({ segments }) => segments > 0);
  if (!first) return;
  const { hour_ms } = first;
  await appendManifest(transaction, station, { kind: 'removed', hour, hour_ms, list: null, at });
  await dropLists(transaction, station.id, hour);
}
