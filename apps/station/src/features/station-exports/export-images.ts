import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import type { ExportSource } from './export-source.ts';

/** The folder of a station's images in the storage. */
export const imageFolder = (stationId: number): string => `images/${stationId}`;

/** Every image of the station, in the order of their names. */
export async function* imagesOf(
  { storage }: Pick<StationContext, 'storage'>,
  { id }: Station,
): AsyncGenerator<ExportSource> {
  const folder = imageFolder(id);
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  for (const key of keys.toSorted())
    yield { path: `images/${key.slice(folder.length + 1)}`, key, sha256: null };
}
