import type { SignedInUser } from '../../platform/http/access.ts';
import type { ShowLimit } from './station.ts';

/** The limit of a user at a station; null if they see all of it. */
export function limitOf(person: SignedInUser | null | undefined, slug: string): ShowLimit | null {
  const shows = person?.stations.get(slug)?.shows ?? null;
  return person && shows ? { userId: person.userId, shows } : null;
}
