import type { Cart, CategoryGroup } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { Categories } from '../categories/index.ts';
import type { AudioEventRow, EventRange } from './audio-event-tables.ts';
import { durationOf } from './audio-events.presenter.ts';
import { insertEvent, nextEventId } from './audio-events.repository.ts';
import { innerFades, innerLevels, playedFrames } from './event-range.ts';
import { addUnheard, mostAttempts } from './repeats/repeats.repository.ts';
import { requestHearing } from './repeats/request-hearing.ts';
import { searchText } from './search-text.ts';
import type { CopiedWords, NewWords } from './words/event-words.service.ts';

/** An event to create. */
export interface NewAudioEvent {
  readonly type_name: Cart['type_name'];
  readonly origin: AudioEventRow['origin'];
  readonly title: string;
  readonly artist?: string;
  readonly identifier?: string;
  readonly category: string;
  /** The type of its audio, by which a new category joins a group. */
  readonly categoryType?: CategoryGroup['category_type'] | undefined;
  readonly transcript?: string | null;
  /** The words of the transcript with their times, if they are known. */
  readonly words?: NewWords | undefined;
  /** Unix seconds when it aired, or now for an event that a user makes; the id follows from it. */
  readonly started_at: number;
  readonly loudness?: number | null;
  /** Id of the user who uploads or edits it. */
  readonly made_by?: number | null;
  /** Level in dB of the event itself, which its ranges include; 0 by default. */
  readonly gain_db?: number;
  /** Whether many events play the same audio, so that its sound says nothing of repeats. */
  readonly isReused?: boolean;
  /** At least one, in playing order. */
  readonly ranges: readonly EventRange[];
}

interface AddedEvent {
  readonly row: AudioEventRow;
  readonly isReused: boolean;
}

/** Creates events and notifies the station when the transaction commits. Returns them in order. */
export type AddEvents = (
  transaction: Transaction,
  station: Station,
  events: readonly NewAudioEvent[],
) => Promise<AudioEventRow[]>;

export function createAdd(
  {
    clock,
    announce,
    jobs,
  }: Pick<StationContext, 'clock' | 'announce'> & Partial<Pick<StationContext, 'jobs'>>,
  categories: Pick<Categories, 'ensure'>,
  words: Pick<CopiedWords, 'store'>,
): AddEvents {
  async function addOne(
    transaction: Transaction,
    station: Station,
    event: NewAudioEvent,
    category_id: number,
  ): Promise<AudioEventRow> {
    const {
      ranges,
      artist = '',
      identifier = '',
      transcript = null,
      words: spoken,
      loudness = null,
      gain_db = 0,
      made_by = null,
      isReused: _isReused,
      categoryType: _categoryType,
      ...fields
    } = event;
    const texts = { ...fields, artist, transcript };
    const row = {
      ...texts,
      id: await nextEventId(transaction, event.started_at),
      station_id: station.id,
      identifier,
      category_id,
      loudness,
      made_by,
      search_text: searchText(texts),
      frames: playedFrames(ranges),
      created_at: fields.type_name === 'LOGGER' ? fields.started_at : clock.seconds(),
      changed_at: clock.seconds(),
      gone: 0,
      fade_in_ms: ranges[0]?.fade_in_ms ?? 0,
      fade_out_ms: ranges.at(-1)?.fade_out_ms ?? 0,
      inner_fades: JSON.stringify(innerFades(ranges)),
      gain_db,
      inner_levels: JSON.stringify(innerLevels(ranges, gain_db)),
    };
    if (spoken) await words.store(transaction, station.id, ranges, spoken);
    return insertEvent(transaction, row, ranges);
  }

  async function notify(
    transaction: Transaction,
    station: Station,
    rows: readonly AudioEventRow[],
  ): Promise<void> {
    const [first] = rows;
    if (!first) return;
    // No list shows it, so only the user who requested it waits for it.
    if (first.type_name === 'SINGLE_USE') {
      const complete = { event_id: first.id, status: 'ready', duration: durationOf(first) } as const;
      await announce(station, 'event_complete', complete, { within: transaction });
    } else {
      const event_id = rows.length === 1 ? first.id : null;
      await announce(station, 'events_changed', { event_id, change: 'created' }, { within: transaction });
    }
  }

  async function hearLogged(transaction: Transaction, added: readonly AddedEvent[]): Promise<void> {
    const logged = added.filter(({ row }) => row.type_name === 'LOGGER');
    const rowsOf = (events: readonly AddedEvent[]) => events.map(({ row }) => row);
    const own = rowsOf(logged.filter(({ isReused }) => !isReused));
    await addUnheard(transaction, rowsOf(logged.filter(({ isReused }) => isReused)), mostAttempts);
    await addUnheard(transaction, own);
    if (own.length > 0) await requestHearing(transaction, jobs, clock.now());
  }

  return async (transaction, station, events) => {
    const types = events.flatMap(({ category, categoryType }) =>
      categoryType ? [[category, categoryType] as const] : [],
    );
    const names = [...new Set(events.map(({ category }) => category))];
    const ids = await categories.ensure(transaction, station.id, names, new Map(types));
    const added: AddedEvent[] = [];
    for (const event of events) {
      const categoryId = ids.get(event.category);
      if (categoryId === undefined) throw new Error(`There is no category ${event.category}.`);
      added.push({
        row: await addOne(transaction, station, event, categoryId),
        isReused: event.isReused ?? false,
      });
    }
    await hearLogged(transaction, added);
    const rows = added.map(({ row }) => row);
    await notify(transaction, station, rows);
    return rows;
  };
}
