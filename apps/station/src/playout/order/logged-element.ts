import type { PlayoutMessage } from '../playout-message.ts';

/** The reason why an element ended: its stop message, the next start, or a record of the past. */
export type EndCause = 'stop' | 'next' | 'record';

/** An element that a playout system aired. */
export interface LoggedElement {
  /** Rises by one with each element of an input. */
  readonly number: number;
  readonly message: PlayoutMessage;
  readonly started_at_ms: number;
  /** Null while it plays. */
  readonly ended_at_ms: number | null;
  readonly endCause: EndCause | null;
  /** Unix milliseconds of the first message about it. */
  readonly arrived_ms: number;
}

/** Milliseconds by which two statements of the same start may differ: systems round to seconds. */
const rounding_ms = 2000;
/** Milliseconds for which the same title without time and length is the same airing. */
const shortWindow_ms = 60_000;
/** Milliseconds by which a corrected start of the same playback may differ. */
const correction_ms = 60_000;
/** Milliseconds before the end of an element from which on the same element is a second airing. */
const endMargin_ms = 1500;

/** Whether a start is about an element that is in the log already. */
export function isSameAiring(
  known: LoggedElement,
  message: PlayoutMessage,
  arrived_ms: number,
  isCurrent: boolean,
): boolean {
  const apart_ms = Math.abs((message.started_at_ms ?? arrived_ms) - known.started_at_ms);
  if (message.isStartStated && known.message.isStartStated) {
    const isPlayback = isSamePlayback(known.message, message);
    if (isPlayback && apart_ms <= rounding_ms) return true;
    return apart_ms <= (isPlayback ? correction_ms : rounding_ms) && isSameElement(known.message, message);
  }
  if (!isSameElement(known.message, message)) return false;
  if (message.isSnapshot && isCurrent && known.ended_at_ms === null && isStillPossible(known, arrived_ms))
    return true;
  const since_ms = arrived_ms - known.arrived_ms;
  const planned_ms = known.message.planned_ms;
  return (
    since_ms >= 0 &&
    since_ms < (planned_ms === null ? shortWindow_ms : Math.max(endMargin_ms, planned_ms - endMargin_ms))
  );
}

/** A system that repeats its state does so until the element's end, and without a length for ever. */
function isStillPossible({ message, started_at_ms }: LoggedElement, arrived_ms: number): boolean {
  return message.planned_ms === null || arrived_ms < started_at_ms + message.planned_ms - endMargin_ms;
}

/** Whether two messages name the same element: by playback or cart, else by title and artist. */
export function isSameElement(one: PlayoutMessage, other: PlayoutMessage): boolean {
  if (one.channel !== other.channel) return false;
  const isContradicted =
    [one, other].every(({ cart, title }) => cart !== '' || title !== '') && !hasSameText(one, other);
  // Some systems count playbacks from zero after a restart.
  if (isSamePlayback(one, other)) return !isContradicted;
  return hasSameText(one, other);
}

function isSamePlayback(one: PlayoutMessage, other: PlayoutMessage): boolean {
  return one.playback_id !== '' && one.playback_id === other.playback_id && one.channel === other.channel;
}

export function hasSameText(one: PlayoutMessage, other: PlayoutMessage): boolean {
  if (one.cart !== '' && other.cart !== '') return one.cart === other.cart;
  if (one.title === '' && one.artist === '')
    return one.type === other.type && other.title === '' && other.artist === '';
  return sameWords(one.title, other.title) && sameWords(one.artist, other.artist);
}

function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
