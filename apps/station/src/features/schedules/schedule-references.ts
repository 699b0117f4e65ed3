import type { Tables } from '../../platform/db/database.ts';
import { idsOf } from './ids-of.ts';
import { refuseFields } from './refuse-fields.ts';

/** What a schedule names of the station's other things. */
export interface ReferenceDeps {
  readonly shows: { known(from: Tables, stationId: number, ids: readonly number[]): Promise<readonly number[]> };
  readonly tags: { byIds(stationId: number, ids: readonly number[]): Promise<readonly unknown[]> };
  readonly connections: { byIds(stationId: number, ids: readonly number[]): Promise<readonly unknown[]> };
  readonly audio: { uploads(stationId: number, ids: readonly number[]): Promise<readonly number[]> };
}

export interface GivenReferences {
  show_id?: number | undefined;
  tags?: string | undefined;
  social_media_connections?: string | undefined;
  intro_event_id?: number | null | undefined;
  outro_event_id?: number | null | undefined;
}

/** @throws request.invalid naming every given field that leads to nothing in this station. */
export async function checkReferences(db: Tables, stationId: number, given: GivenReferences, deps: ReferenceDeps): Promise<void> {
  const wrong: Record<string, string> = {};

  async function listed(field: 'tags' | 'social_media_connections', owner: ReferenceDeps['tags'], refusal: string) {
    const ids = idsOf(given[field]);
    if ((await owner.byIds(stationId, ids)).length < ids.length) wrong[field] = refusal;
  }

  async function played(field: 'intro_event_id' | 'outro_event_id') {
    const id = given[field];
    if (typeof id !== 'number') return;
    if ((await deps.audio.uploads(stationId, [id])).length === 0) wrong[field] = "Choose an upload of this station's library.";
  }

  if (given.show_id !== undefined && (await deps.shows.known(db, stationId, [given.show_id])).length === 0) {
    wrong.show_id = `There is no show ${given.show_id}.`;
  }
  await listed('tags', deps.tags, 'One of these tags was deleted.');
  await listed('social_media_connections', deps.connections, 'One of these destinations was deleted.');
  await played('intro_event_id');
  await played('outro_event_id');
  refuseFields(wrong);
}
