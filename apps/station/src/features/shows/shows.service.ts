import type { z } from 'zod';
import { resourcePath, type show, type ShowInput, type ShowUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { type Accounts, type Station, type StationScope, wholeStation } from '../accounts/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Tags } from '../tags/index.ts';
import {
  auditedShow,
  createShowRecorder,
  type LoudnessChanged,
  type ShowRecorder,
} from './record-show-change.ts';
import { showColumns, showDefaults, type ShowChange } from './show-columns.ts';
import { createShowNames, type ShowNames } from './show-names.ts';
import { checkParent } from './show-parent.ts';
import { type Bumpers, type ShowReferenceIds, resolveReferences } from './show-references.ts';
import { type ShowCounters, type ShowRow, toShowRow } from './show-row.ts';
import type { StoredShow } from './show-tables.ts';
import { presentShow } from './shows.presenter.ts';
import {
  countShowsByTag,
  insertShow,
  showListVersion,
  showsById,
  showsOf,
  updateCounters,
  updateShow,
} from './shows.repository.ts';

export interface Shows extends ShowNames {
  /** Null if the station has no such show. */
  get(scope: StationScope, showId: number): Promise<ShowRow | null>;
  list(scope: StationScope): Promise<ShowRow[]>;
  /** Rises with every change of the list's content, including destinations and tags. */
  listVersion(stationId: number): Promise<number>;
  /** In the requested order, without missing ones. */
  byIds(scope: StationScope, ids: readonly number[]): Promise<ShowRow[]>;
  /** Those ids that are shows of the station; works inside a transaction. */
  known(db: Tables, stationId: number, ids: readonly number[]): Promise<number[]>;
  /** Number of shows with each tag, by the tag's id. */
  countsByTag(stationId: number): Promise<ReadonlyMap<number, number>>;
  /**
   * Updates a show's counters and the date of its newest published episode, in Unix seconds. Call it in the
   * transaction of the change.
   */
  episodesChanged(
    transaction: Transaction,
    stationId: number,
    showId: number,
    counters: ShowCounters,
    lastPublished: number | null,
  ): Promise<void>;
  /** Registers a callback for shows that are created or get another loudness. */
  onLoudnessChanged(call: LoudnessChanged): void;
  create(station: Station, input: ShowInput): Promise<ShowRow>;
  /** @throws resource.absent, shows.changed if `version` is given and not the current one */
  update(station: Station, showId: number, update: ShowUpdate): Promise<ShowRow>;
  /**
   * Leaves the loudness of the show's further episodes as it is, in the transaction of the change that needs it.
   * @throws resource.absent
   */
  switchLoudnessOff(transaction: Transaction, station: Station, showId: number): Promise<void>;
  uriOf(station: Station, id: number): string;
  /** Rows in their wire form. */
  present(station: Station, rows: readonly ShowRow[]): Promise<z.input<typeof show>[]>;
}

const fail = defineErrors({
  'shows.changed': {
    status: 409,
    message: 'Another user saved this show after you opened it. Reload it and make your change again.',
  },
});

export interface ShowDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly tags: Tags;
  readonly bumpers: Bumpers;
}

export function createShowService(
  { db, announce }: StationContext,
  { accounts, destinations, tags, bumpers }: ShowDeps,
): Shows {
  const references = { destinations, tags, bumpers };
  const { record, onLoudnessChanged } = createShowRecorder();
  const change = createShowChange(announce, { destinations, record });
  const link = createShowLinks({ destinations, bumpers });

  async function rows(stationId: number, stored: readonly StoredShow[], all = false): Promise<ShowRow[]> {
    const links = await destinations.ofShows(stationId, all ? undefined : stored.map((show) => show.id));
    return stored.map((show) => toShowRow(show, links.get(show.id) ?? []));
  }

  async function findShow(stationId: number, showId: number): Promise<ShowRow> {
    const [row] = await rows(stationId, await showsById(db, wholeStation(stationId), [showId]));
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  return {
    ...createShowNames(db),
    get: async (scope, showId) => (await rows(scope.id, await showsById(db, scope, [showId])))[0] ?? null,
    list: async (scope) => rows(scope.id, await showsOf(db, scope), scope.limit === null),
    listVersion: (stationId) => showListVersion(db, stationId),
    async byIds(scope, ids) {
      const found = new Map(
        (await rows(scope.id, await showsById(db, scope, ids))).map((row) => [row.id, row]),
      );
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    known,
    onLoudnessChanged,
    countsByTag: (stationId) => countShowsByTag(db, stationId),
    async episodesChanged(transaction, stationId, showId, counters, lastPublished) {
      await updateCounters(transaction, stationId, showId, {
        ...counters,
        last_playlist_date: lastPublished,
      });
      const station = accounts.stationById(stationId);
      if (station)
        await announce(
          station,
          'show_changed',
          { show_id: showId, change: 'updated' },
          { within: transaction },
        );
    },
    async create(station, input) {
      const refs = await resolveReferences(station, input, references);
      const id = await db.transaction(async (transaction) => {
        await checkParent(transaction, station.id, null, input.parent);
        const columns = {
          ...showDefaults,
          ...showColumns(input),
          ...referenceColumns(refs),
          title: input.title,
          station_id: station.id,
        };
        const showId = await insertShow(transaction, columns);
        await link(transaction, station.id, showId, refs);
        await record(
          transaction,
          null,
          await auditedShow(transaction, destinations, { stationId: station.id, showId }),
        );
        await announce(
          station,
          'show_changed',
          { show_id: showId, change: 'created' },
          { within: transaction },
        );
        return showId;
      });
      return findShow(station.id, id);
    },
    async update(station, showId, { version, ...update }) {
      const [stored] = await showsById(db, station, [showId]);
      const refs = await resolveReferences(station, update, references, stored);
      await db.transaction((transaction) =>
        change(transaction, { station, showId }, async (before) => {
          if (version !== undefined && version !== before.version) throw fail('shows.changed');
          await checkParent(transaction, station.id, showId, update.parent);
          await updateShow(transaction, station.id, showId, {
            ...showColumns(update),
            ...referenceColumns(refs),
          });
          await link(transaction, station.id, showId, refs);
        }),
      );
      return findShow(station.id, showId);
    },
    switchLoudnessOff: (transaction, station, showId) =>
      change(transaction, { station, showId }, () =>
        updateShow(transaction, station.id, showId, { loudness_target: null }),
      ),
    uriOf: (station, id) => resourcePath(station.slug, 'show', id),
    present: (station, shows) => presentShows(station, shows, { destinations, tags }),
  };
}

async function known(from: Tables, stationId: number, ids: readonly number[]): Promise<number[]> {
  return (await showsById(from, wholeStation(stationId), ids)).map((show) => show.id);
}

/** Stores the destinations of a show, and keeps the audio that it plays around its episodes. */
function createShowLinks({ destinations, bumpers }: Pick<ShowDeps, 'destinations' | 'bumpers'>) {
  return async (
    transaction: Transaction,
    stationId: number,
    showId: number,
    refs: ShowReferenceIds,
  ): Promise<void> => {
    if (refs.destinationIds) await destinations.setShow(transaction, stationId, showId, refs.destinationIds);
    const [show] = await showsById(transaction, wholeStation(stationId), [showId]);
    const played = [show?.pre_bumper, show?.post_bumper].filter((id) => typeof id === 'number');
    const hasBumpers = refs.preBumper !== undefined || refs.postBumper !== undefined;
    if (hasBumpers) await bumpers.hold(transaction, `show:${showId}`, [...new Set(played)]);
  };
}

function referenceColumns({ tagIds, preBumper, postBumper }: ShowReferenceIds): ShowChange {
  return {
    ...(tagIds ? { tag_ids: JSON.stringify(tagIds) } : {}),
    ...(preBumper === undefined ? {} : { pre_bumper: preBumper }),
    ...(postBumper === undefined ? {} : { post_bumper: postBumper }),
  };
}

/** Shows with their destinations and tags. */
async function presentShows(
  station: Station,
  shows: readonly ShowRow[],
  { destinations: stationDestinations, tags }: Pick<ShowDeps, 'destinations' | 'tags'>,
) {
  const [destinations, labels] = await Promise.all([
    stationDestinations.summaries(station.id, new Set(shows.flatMap((row) => row.destinationIds))),
    tags.byIds(station.id, [...new Set(shows.flatMap((row) => row.tagIds))]),
  ]);
  const found = {
    destinations: new Map(
      destinations.map((destination) => [
        destination.id,
        { ...destination, resource_uri: stationDestinations.uriOf(station, destination.id) },
      ]),
    ),
    tags: new Map(labels.map((tag) => [tag.id, tags.uriOf(station, tag.id)])),
  };
  return shows.map((row) => presentShow(station, row, found));
}

/** @throws resource.absent, and what the change throws */
type ChangeShow = (
  transaction: Transaction,
  place: { station: Station; showId: number },
  change: (before: StoredShow) => Promise<void>,
) => Promise<void>;

/** Changes a show with its entry in the audit log and its live event, all within one transaction. */
function createShowChange(
  announce: StationContext['announce'],
  { destinations, record }: { destinations: Pick<Destinations, 'ofShows'>; record: ShowRecorder['record'] },
): ChangeShow {
  return async (transaction, { station, showId }, change) => {
    const stored = () => auditedShow(transaction, destinations, { stationId: station.id, showId });
    const before = await stored();
    await change(before.show);
    await record(transaction, before, await stored());
    await announce(station, 'show_changed', { show_id: showId, change: 'updated' }, { within: transaction });
  };
}
