import type { PlayoutElement } from '@postkit/sdk/schema';
import type { PlayoutMessage } from '../playout-message.ts';
import {
  hasSameText,
  isSameAiring,
  isSameElement,
  type EndCause,
  type LoggedElement,
} from './logged-element.ts';

/** The effect that a message had: the journal shows it. */
export type PlayoutFate = PlayoutElement['fate'];

/** The fate of one message, and the elements that it began or ended. */
export interface PlayoutDecision {
  readonly fate: PlayoutFate;
  /** A sentence for the journal. */
  readonly reason: string;
  readonly message: PlayoutMessage;
  /** The elements of the log that are new or changed. */
  readonly elements: readonly LoggedElement[];
}

/** The memory of one input. It is plain data, so that it can be stored over a restart. */
export interface PlayoutState {
  /** The latest elements in the order of their starts; the last one is on air unless it has ended. */
  readonly elements: readonly LoggedElement[];
  readonly plan: PlayoutMessage | null;
  /** Stops that came before their starts. */
  readonly earlyStops: readonly PlayoutMessage[];
  readonly count: number;
}

export const emptyPlayout: PlayoutState = { elements: [], plan: null, earlyStops: [], count: 0 };

/** Elements of an input that are kept: more than a day of spots and songs. */
const mostElements = 800;
const mostEarlyStops = 8;
const day_ms = 86_400_000;
/** Milliseconds from a time to the same time of another day by which it is the same. */
const sameTime_ms = 2000;
const repeatReason = 'The element is in the log already.';

type Decided = readonly [state: PlayoutState, decision: PlayoutDecision];

/**
 * Decides the fate of a message: it begins or ends an element, repeats one, comes late, is stale after a restart, is a plan, or is no
 * event.
 * @param arrived_ms Unix milliseconds of its arrival
 * @param staleAfter_ms from `ReaderOptions`
 */
export function decidePlayout(
  state: PlayoutState,
  message: PlayoutMessage,
  { arrived_ms, staleAfter_ms }: { readonly arrived_ms: number; readonly staleAfter_ms: number },
): Decided {
  const fate = (name: PlayoutFate, reason: string): Decided => [
    state,
    { fate: name, reason, message, elements: [] },
  ];
  if (message.kind === 'none') return fate('no event', message.reason);
  if (message.kind === 'next') {
    return [
      { ...state, plan: message },
      { fate: 'plan', reason: 'The next element is a plan, not an event.', message, elements: [] },
    ];
  }
  if (message.kind === 'stop') return decideStop(state, message, arrived_ms);
  const started_at_ms = message.started_at_ms ?? arrived_ms;
  const last = state.elements.at(-1);
  const same = state.elements.findLast((known) => isSameAiring(known, message, arrived_ms, known === last));
  if (same) return decideRepeat(state, same, message);
  const stale = reasonOfStaleness(state, message, { started_at_ms, arrived_ms, staleAfter_ms });
  return stale === null ? logStart(state, message, started_at_ms, arrived_ms) : fate('stale', stale);
}

function reasonOfStaleness(
  { elements }: PlayoutState,
  message: PlayoutMessage,
  {
    started_at_ms,
    arrived_ms,
    staleAfter_ms,
  }: { started_at_ms: number; arrived_ms: number; staleAfter_ms: number },
): string | null {
  if (!message.isStartStated) return null;
  if (started_at_ms - arrived_ms > staleAfter_ms)
    return 'The start is too far in the future: the clock or the date is wrong.';
  if (message.isHistory)
    return arrived_ms - started_at_ms > day_ms ? 'The record is older than a day.' : null;
  if (arrived_ms - started_at_ms > staleAfter_ms + (message.planned_ms ?? 0))
    return 'The start is too long ago, as in a message that a system sends again after a restart.';
  const yesterday = elements.some(
    (known) =>
      message.playback_id !== '' &&
      known.message.playback_id === message.playback_id &&
      isSameElement(known.message, message) &&
      Math.abs(Math.abs(started_at_ms - known.started_at_ms) - day_ms) <= sameTime_ms,
  );
  return yesterday ? 'The same playback aired at the same time yesterday: it was sent again.' : null;
}

/** A repetition may know more, such as the end of a record or a length, and one of the same playback may correct its texts. */
function decideRepeat(state: PlayoutState, same: LoggedElement, message: PlayoutMessage): Decided {
  const isCorrection = !hasSameText(same.message, message);
  const hasEnd = message.ended_at_ms !== null && same.ended_at_ms === null;
  const hasLength = message.planned_ms !== null && same.message.planned_ms === null;
  if (!isCorrection && !hasEnd && !hasLength) {
    return [state, { fate: 'repeated', reason: repeatReason, message, elements: [] }];
  }
  const better: LoggedElement = {
    ...same,
    message: isCorrection
      ? message
      : { ...same.message, planned_ms: same.message.planned_ms ?? message.planned_ms },
    ...(hasEnd && { ended_at_ms: message.ended_at_ms, endCause: 'record' as const }),
  };
  const fate = isCorrection ? 'corrected' : 'repeated';
  const reason = isCorrection
    ? 'The same playback has other texts now: they replace the first.'
    : repeatReason;
  return [replace(state, same, better), { fate, reason, message, elements: [better] }];
}

function logStart(
  state: PlayoutState,
  message: PlayoutMessage,
  started_at_ms: number,
  arrived_ms: number,
): Decided {
  const early = state.earlyStops.find((stop) => isMatchingStop(stop, message));
  const later = state.elements.find((known) => known.started_at_ms > started_at_ms);
  const end = endOf(message, early, later);
  const element: LoggedElement = { number: state.count + 1, message, started_at_ms, arrived_ms, ...end };
  const before = state.elements.findLast((known) => known.started_at_ms <= started_at_ms);
  const isCutShort =
    before &&
    (before.ended_at_ms === null || before.ended_at_ms > started_at_ms || before.endCause === 'next');
  const ended =
    isCutShort && before.ended_at_ms !== started_at_ms && before.endCause !== 'stop'
      ? { ...before, ended_at_ms: started_at_ms, endCause: 'next' as const }
      : undefined;
  const elements = [...state.elements.map((known) => (known === before ? (ended ?? known) : known)), element]
    .toSorted((one, other) => one.started_at_ms - other.started_at_ms || one.number - other.number)
    .slice(-mostElements);
  const earlyStops = state.earlyStops.filter((stop) => stop !== early);
  return [
    {
      elements,
      earlyStops,
      count: element.number,
      plan: state.plan && isSameElement(state.plan, message) ? null : state.plan,
    },
    {
      fate: later ? 'late' : 'logged',
      reason: later ? 'The message came after that of a later element: it was logged at its own time.' : '',
      message,
      elements: ended ? [ended, element] : [element],
    },
  ];
}

function endOf(
  message: PlayoutMessage,
  early: PlayoutMessage | undefined,
  later: LoggedElement | undefined,
): { ended_at_ms: number | null; endCause: EndCause | null } {
  if (early) return { ended_at_ms: early.ended_at_ms, endCause: 'stop' };
  const ends = [message.ended_at_ms, later?.started_at_ms].filter((at) => typeof at === 'number');
  if (ends.length === 0) return { ended_at_ms: null, endCause: null };
  const ended_at_ms = Math.min(...ends);
  return { ended_at_ms, endCause: ended_at_ms === message.ended_at_ms ? 'record' : 'next' };
}

/** Ends the element that a stop names, else the one on air. */
function decideStop(state: PlayoutState, message: PlayoutMessage, arrived_ms: number): Decided {
  const ended_at_ms = message.ended_at_ms ?? arrived_ms;
  const fate = (name: PlayoutFate, reason: string, next = state): Decided => [
    next,
    { fate: name, reason, message, elements: [] },
  ];
  const isNamed = message.playback_id !== '' || message.cart !== '' || message.title !== '';
  const last = state.elements.at(-1);
  const element = isNamed
    ? state.elements.findLast(
        (known) => isMatchingStop(message, known.message) && known.started_at_ms <= ended_at_ms,
      )
    : last;
  if (!element)
    return isNamed
      ? decideEarlyStop(state, message, arrived_ms)
      : fate('no event', 'Nothing is on air that could end.');
  if (ended_at_ms < element.started_at_ms)
    return fate('no event', 'The stop is older than the element on air.');
  const isEnded = element.ended_at_ms !== null && (element.endCause !== 'next' || !isNamed);
  if (isEnded) return fate('repeated', 'The element has ended already.');
  const better: LoggedElement = {
    ...element,
    message: { ...element.message, played_ms: message.played_ms ?? ended_at_ms - element.started_at_ms },
    ended_at_ms,
    endCause: 'stop',
  };
  return [replace(state, element, better), { fate: 'stopped', reason: '', message, elements: [better] }];
}

/** A stop that says all about its element logs it; another one waits for its start. */
function decideEarlyStop(state: PlayoutState, message: PlayoutMessage, arrived_ms: number): Decided {
  if (message.started_at_ms !== null && message.title !== '' && message.ended_at_ms !== null)
    return logStart(state, message, message.started_at_ms, arrived_ms);
  const earlyStops = [...state.earlyStops, message].slice(-mostEarlyStops);
  return [
    { ...state, earlyStops },
    { fate: 'no event', reason: 'The element that stops never started.', message, elements: [] },
  ];
}

function isMatchingStop(stop: PlayoutMessage, start: PlayoutMessage): boolean {
  if (stop.playback_id !== '' && start.playback_id !== '') return stop.playback_id === start.playback_id;
  return (stop.cart !== '' || stop.title !== '') && isSameElement(stop, start);
}

function replace(state: PlayoutState, old: LoggedElement, better: LoggedElement): PlayoutState {
  return { ...state, elements: state.elements.map((known) => (known === old ? better : known)) };
}
