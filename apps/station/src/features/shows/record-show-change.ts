import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { wholeStation } from '../accounts/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { StoredShow } from './show-tables.ts';
import { showsById } from './shows.repository.ts';

/** A show with the ids of its destinations. */
interface AuditedShow {
  readonly show: StoredShow;
  readonly destinations: readonly number[];
}

/** @throws resource.absent */
export async function auditedShow(
  transaction: Transaction,
  destinations: Pick<Destinations, 'ofShows'>,
  { stationId, showId }: { stationId: number; showId: number },
): Promise<AuditedShow> {
  const [show] = await showsById(transaction, wholeStation(stationId), [showId]);
  if (!show) throw fail('resource.absent');
  return {
    show,
    destinations: (await destinations.ofShows(stationId, [showId], transaction)).get(showId) ?? [],
  };
}

/** Runs in the transaction of the change. */
export type LoudnessChanged = (transaction: Transaction, stationId: number) => Promise<void>;

export interface ShowRecorder {
  onLoudnessChanged(call: LoudnessChanged): void;
  record(transaction: Transaction, before: AuditedShow | null, after: AuditedShow): Promise<void>;
}

/** Records changes in the audit log, and notifies the followers of the loudness of shows. */
export function createShowRecorder(): ShowRecorder {
  const followers: LoudnessChanged[] = [];
  return {
    onLoudnessChanged: (call) => void followers.push(call),
    async record(transaction, before, after) {
      await recordShowChange(transaction, before, after);
      if (before && loudnessOf(before.show) === loudnessOf(after.show)) return;
      for (const call of followers) await call(transaction, after.show.station_id);
    },
  };
}

function loudnessOf({ loudness_target, true_peak_limit }: StoredShow): string {
  return `${loudness_target} ${true_peak_limit}`;
}

async function recordShowChange(
  transaction: Transaction,
  before: AuditedShow | null,
  after: AuditedShow,
): Promise<void> {
  const { id, title, station_id: stationId } = after.show;
  const changes = changedFields(before && fieldsOf(before), fieldsOf(after));
  await recordChange(transaction, {
    kind: 'show',
    action: before ? 'changed' : 'created',
    id,
    name: title,
    changes,
    stationId,
  });
}

function fieldsOf({ show, destinations }: AuditedShow) {
  const {
    id: _id,
    station_id: _station,
    version: _version,
    published: _published,
    unpublished: _unpublished,
    ...rest
  } = show;
  const {
    scheduled: _scheduled,
    draft: _draft,
    last_playlist_date: _last,
    prefix_list: prefixes,
    tag_ids: tags,
    ...fields
  } = rest;
  return {
    ...fields,
    prefix_list: JSON.parse(prefixes) as string[],
    tags: JSON.parse(tags) as number[],
    destinations: destinations.toSorted((a, b) => a - b),
  };
}
