import type { Insertable } from 'kysely';
import type { LoggedElement, PlayoutMessage } from '../../playout/index.ts';
import type { PlayoutCueRow, PlayoutInputRow, PlayoutTables } from './playout-tables.ts';

type NewCue = Insertable<PlayoutTables['playout_cues']>;

/** The row of an element that aired. */
export function cueOfElement(
  { id: input_id, station_id }: Pick<PlayoutInputRow, 'id' | 'station_id'>,
  { number, message, started_at_ms, ended_at_ms, endCause, arrived_ms }: LoggedElement,
): NewCue {
  return {
    input_id,
    station_id,
    number,
    started_at_ms: Math.round(started_at_ms),
    ended_at_ms: ended_at_ms === null ? null : Math.round(ended_at_ms),
    end_cause: endCause,
    arrived_ms,
    ...textsOf(message),
  };
}

/** The row of what was on air and never is an event, such as a sweeper; null if its start is not known. */
export function cueOfJoined(
  { id: input_id, station_id }: Pick<PlayoutInputRow, 'id' | 'station_id'>,
  message: PlayoutMessage,
  arrived_ms: number,
): NewCue | null {
  const { started_at_ms, ended_at_ms, planned_ms, played_ms } = message;
  const length_ms = played_ms ?? planned_ms;
  if (started_at_ms === null || (ended_at_ms === null && length_ms === null)) return null;
  return {
    input_id,
    station_id,
    number: null,
    started_at_ms: Math.round(started_at_ms),
    ended_at_ms: Math.round(ended_at_ms ?? started_at_ms + (length_ms ?? 0)),
    end_cause: null,
    arrived_ms,
    ...textsOf(message),
  };
}

/** The row of an element of a log of what aired, at the time of its sound. */
export function cueOfRow(
  { correction_id, station_id }: { readonly correction_id: number; readonly station_id: number },
  row: {
    readonly started_at_ms: number;
    readonly ended_at_ms: number | null;
    readonly message: PlayoutMessage;
  },
  arrived_ms: number,
): NewCue {
  return {
    input_id: null,
    correction_id,
    station_id,
    number: null,
    started_at_ms: Math.round(row.started_at_ms),
    ended_at_ms: row.ended_at_ms === null ? null : Math.round(row.ended_at_ms),
    end_cause: null,
    arrived_ms,
    ...textsOf(row.message),
  };
}

function textsOf(message: PlayoutMessage) {
  const { planned_ms, played_ms, title, artist, album, cart, second_id, playback_id } = message;
  const { category, type, isrc, label, channel, fields, isStartStated, isTypeGuessed } = message;
  return {
    planned_ms: planned_ms === null ? null : Math.round(planned_ms),
    played_ms: played_ms === null ? null : Math.round(played_ms),
    title,
    artist,
    album,
    cart,
    second_id,
    playback_id,
    category,
    type,
    isrc,
    label,
    channel,
    fields: JSON.stringify(fields),
    is_start_stated: isStartStated ? 1 : 0,
    is_type_guessed: isTypeGuessed ? 1 : 0,
  };
}

/** The element of a stored row, for the memory of an input after a restart. */
export function elementOfCue(row: PlayoutCueRow): LoggedElement {
  const { number, started_at_ms, ended_at_ms, end_cause, arrived_ms, fields, type, ...texts } = row;
  return {
    number: number ?? 0,
    started_at_ms,
    ended_at_ms,
    endCause: end_cause,
    arrived_ms,
    message: {
      ...texts,
      kind: 'start',
      reason: '',
      type: type as PlayoutMessage['type'],
      started_at_ms,
      isStartStated: row.is_start_stated === 1,
      ended_at_ms: null,
      isTypeGuessed: row.is_type_guessed === 1,
      isOnAir: true,
      isSnapshot: false,
      isHistory: false,
      fields: JSON.parse(fields) as Record<string, string>,
    },
  };
}
