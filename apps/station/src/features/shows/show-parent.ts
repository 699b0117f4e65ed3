import type { Tables } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { lineOf } from './shows.repository.ts';

/**
 * Checks a show's parent.
 * @param showId null for a new show
 * @throws request.invalid if the parent is no show of the station, the show itself, or one below it
 */
export async function checkParent(
  db: Tables,
  stationId: number,
  showId: number | null,
  parent: number | null | undefined,
): Promise<void> {
  if (parent === undefined || parent === null) return;
  const line = await lineOf(db, stationId, parent);
  if (line.length === 0) throw wrong('This station has no such show.');
  if (parent === showId) throw wrong('A show cannot be its own parent.');
  if (showId !== null && line.includes(showId)) throw wrong('That show already belongs to this one.');
}

function wrong(message: string) {
  return fail('request.invalid', { message: `parent: ${message}`, fields: { parent: [message] } });
}
