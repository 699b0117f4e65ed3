import { fail } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { PublishedEpisode } from './published-episode.ts';

/** Finds a published episode; `gone` if it was published before, `absent` if the public never had it. */
export type FindPublished = (stationId: number, id: number) => Promise<PublishedEpisode | 'gone' | 'absent'>;

/** @throws resource.gone, resource.absent */
export async function findPublished(
  find: FindPublished,
  station: Station,
  id: number,
): Promise<PublishedEpisode> {
  const found = await find(station.id, id);
  if (found === 'gone') throw fail('resource.gone');
  if (found === 'absent') throw fail('resource.absent');
  return found;
}
