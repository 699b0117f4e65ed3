import type { Tables } from '../../platform/db/database.ts';
import { type StationScope, wholeStation } from '../accounts/index.ts';
import { idsOf } from './ids-of.ts';

/** The resources of the station that a schedule refers to. */
export interface ReferenceDeps {
  readonly shows: {
    known(from: Tables, stationId: number, ids: readonly number[]): Promise<readonly number[]>;
  };
  readonly tags: { byIds(stationId: number, ids: readonly number[]): Promise<readonly unknown[]> };
  readonly destinations: { byIds(scope: StationScope, ids: readonly number[]): Promise<readonly unknown[]> };
  readonly audio: { uploads(stationId: number, ids: readonly number[]): Promise<readonly number[]> };
}

export interface ScheduleReferences {
  show_id?: number | undefined;
  tags?: string | undefined;
  social_media_connections?: string | undefined;
  intro_event_id?: number | null | undefined;
  outro_event_id?: number | null | undefined;
}

type FindByIds = (ids: readonly number[]) => Promise<readonly unknown[]>;

/** The references to missing resources, by field. */
export async function referenceProblems(
  db: Tables,
  stationId: number,
  references: ScheduleReferences,
  deps: ReferenceDeps,
): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {};

  async function checkIds(field: 'tags' | 'social_media_connections', find: FindByIds, refusal: string) {
    const ids = idsOf(references[field]);
    if ((await find(ids)).length < ids.length) wrong[field] = refusal;
  }

  async function checkEvent(field: 'intro_event_id' | 'outro_event_id') {
    const id = references[field];
    if (typeof id !== 'number') return;
    if ((await deps.audio.uploads(stationId, [id])).length === 0)
      wrong[field] = "Choose an upload of this station's library.";
  }

  if (
    references.show_id !== undefined &&
    (await deps.shows.known(db, stationId, [references.show_id])).length === 0
  ) {
    wrong.show_id = absentShow(references.show_id);
  }
  await checkIds('tags', (ids) => deps.tags.byIds(stationId, ids), 'One of these tags was deleted.');
  const destinations = (ids: readonly number[]) => deps.destinations.byIds(wholeStation(stationId), ids);
  await checkIds('social_media_connections', destinations, 'One of these destinations was deleted.');
  await checkEvent('intro_event_id');
  await checkEvent('outro_event_id');
  return wrong;
}

/** The refusal of a show that the station does not have. */
export function absentShow(id: number): string {
  return `There is no show ${id}.`;
}
