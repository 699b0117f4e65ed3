import type { Cart } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createAuditedFields } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import { type Station, type StationScope, wholeStation } from '../accounts/index.ts';
import type { Categories } from '../categories/index.ts';
import { type AddEvents, createAdd } from './add-events.ts';
import { fail, deletedEventError } from './audio-event-errors.ts';
import type { AudioEventRow } from './audio-event-tables.ts';
import { presentCart } from './audio-events.presenter.ts';
import {
  countEvents,
  eventById,
  type EventFilter,
  eventsByIds,
  leaveLibrary,
  listEvents,
  updateEvent,
} from './audio-events.repository.ts';
import { searchText } from './search-text.ts';
import type { CopiedWords } from './words/event-words.service.ts';

/** A change of an upload's cart. */
export interface CartChange {
  readonly title?: string | undefined;
  readonly artist?: string | undefined;
  readonly type_name?: 'UPLOAD' | 'SINGLE_USE' | undefined;
}

/** The events of a station, for other features. */
export interface EventLookup {
  /**
   * Events of a station in the requested order, repeated ids included.
   * @throws audio-events.gone (410) if one does not exist or has no audio any more
   */
  byIds(scope: StationScope, ids: readonly number[]): Promise<AudioEventRow[]>;
  /** Those ids that are events of the station with audio. */
  known(scope: StationScope, ids: readonly number[]): Promise<number[]>;
  /** Those ids that are uploads in the station's library. */
  uploads(stationId: number, ids: readonly number[]): Promise<number[]>;
  /** One event, also if its audio was deleted; null if the station has none with this id. */
  find(scope: StationScope, id: number): Promise<AudioEventRow | null>;
  /**
   * Events of the station's log that started within a span, in order, without deleted audio.
   * @param span Unix seconds; `to` is exclusive
   * @param categories names; empty for all
   */
  logged(
    stationId: number,
    span: { from: number; to: number },
    categories: readonly string[],
  ): Promise<AudioEventRow[]>;
  /** Creates events and notifies the station when the transaction commits. Returns them in order. */
  readonly add: AddEvents;
}

/** The events of a station, with the changes that users make to them. */
export interface Library extends EventLookup {
  /** Those events that the station has, unordered, also if their audio was deleted. */
  findAll(scope: StationScope, ids: readonly number[]): Promise<AudioEventRow[]>;
  list(
    scope: StationScope,
    filter: EventFilter,
    page: Page & { order: 'asc' | 'desc' },
  ): Promise<AudioEventRow[]>;
  count(scope: StationScope, filter: EventFilter): Promise<number>;
  /** @throws audio-events.absent, audio-events.not-uploaded */
  updateCart(station: Station, id: number, change: CartChange): Promise<Cart>;
  /** Removes uploads from the library; returns those that were in it. */
  bulkDelete(station: Station, ids: readonly number[]): Promise<number[]>;
}

export function createLibrary(
  context: StationContext,
  categories: Categories,
  words: Pick<CopiedWords, 'store'>,
): Library {
  const { db, clock, announce } = context;
  const add = createAdd(context, categories, words);

  return {
    async byIds(scope, ids) {
      const rows = new Map((await eventsByIds(db, scope, ids)).map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = rows.get(id);
        if (!row) throw fail('audio-events.gone');
        if (row.gone === 1) throw deletedEventError(row);
        return row;
      });
    },
    async known(scope, ids) {
      return (await eventsByIds(db, scope, ids)).filter((row) => row.gone === 0).map(({ id }) => id);
    },
    async uploads(stationId, ids) {
      const rows = await eventsByIds(db, wholeStation(stationId), ids);
      return rows.filter((row) => row.type_name === 'UPLOAD' && row.gone === 0).map(({ id }) => id);
    },
    find: async (scope, id) => (await eventById(db, scope, id)) ?? null,
    logged(stationId, { from, to }, categories) {
      // An event's id is the second at which it aired, times 1000.
      const ids = { idFrom: from * 1000, idBefore: to * 1000 };
      const filter: EventFilter = {
        ...ids,
        type: 'LOGGER',
        framesAbove: 0,
        search: '',
        categories: categories.length > 0 ? categories : null,
      };
      return listEvents(db, wholeStation(stationId), filter, { limit: 0, offset: 0, order: 'asc' });
    },
    findAll: (scope, ids) => eventsByIds(db, scope, ids),
    add,
    list: (scope, filter, page) => listEvents(db, scope, filter, page),
    count: (scope, filter) => countEvents(db, scope, filter),
    updateCart: (station, id, { title, artist, type_name }) =>
      db.transaction(async (transaction) => {
        const row = await eventById(transaction, station, id);
        if (!row || !isMadeWithin(station, row)) throw fail('audio-events.absent');
        if (row.origin !== 'upload') throw fail('audio-events.not-uploaded');
        if (row.gone === 1) throw fail('audio-events.not-uploaded', { message: 'This audio was deleted.' });
        const texts = { ...row, title: title ?? row.title, artist: artist ?? row.artist };
        const changed = await updateEvent(transaction, id, {
          title: texts.title,
          artist: texts.artist,
          search_text: searchText(texts),
          type_name: type_name ?? row.type_name,
          changed_at: clock.seconds(),
        });
        const action =
          row.type_name === 'UPLOAD' && changed.type_name === 'SINGLE_USE' ? 'deleted' : 'changed';
        const changes = action === 'deleted' ? [] : changesOfCart(row, changed);
        await recordChange(transaction, {
          kind: 'audio_event',
          action,
          id,
          name: row.title,
          changes,
          stationId: station.id,
        });
        await announce(
          station,
          'events_changed',
          { event_id: id, change: 'updated' },
          { within: transaction },
        );
        return presentCart(station.slug, changed);
      }),
    bulkDelete: (station, ids) =>
      db.transaction(async (transaction) => {
        const deleted = await leaveLibrary(transaction, station, ids, clock.seconds());
        for (const { id, title } of deleted) await recordChange(transaction, { id, name: title });
        if (deleted.length > 0)
          await announce(
            station,
            'events_changed',
            { event_id: null, change: 'deleted' },
            { within: transaction },
          );
        return deleted.map(({ id }) => id);
      }),
  };
}

const changesOfCart = createAuditedFields<Pick<AudioEventRow, keyof CartChange>>({
  title: 'shown',
  artist: 'shown',
  type_name: 'shown',
});

/** Users who are limited to shows change only what they made themselves: others may use the rest. */
function isMadeWithin({ limit }: StationScope, { made_by }: AudioEventRow): boolean {
  return limit === null || made_by === limit.userId;
}
