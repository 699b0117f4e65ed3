import type { Cue } from './leading-cues.ts';

/** A part of the broadcast: an element, what is said between two elements, or a part of which no input says anything. */
export type StretchKind = 'element' | 'talk' | 'unknown';

/** A part of the broadcast in Unix milliseconds. */
export interface Stretch<C extends Cue> {
  readonly kind: StretchKind;
  /** The element; null for others. */
  readonly cue: C | null;
  readonly from_ms: number;
  readonly to_ms: number;
}

export interface StretchRules {
  /** Milliseconds that an open microphone lasts at least; what is shorter belongs to the element before. */
  readonly shortestTalk_ms: number;
  /** Milliseconds that an element lasts at least; a shorter one belongs to what follows. */
  readonly shortestElement_ms: number;
  /** Milliseconds after the end of the last element from which on nothing is known. */
  readonly silent_ms: number;
}

type Part<C extends Cue> = { -readonly [Name in keyof Stretch<C>]: Stretch<C>[Name] };

/** Milliseconds between the end of an element and a sweeper that still follows it. */
const followGap_ms = 2000;

/**
 * Plans the events of a span: an element lasts until the next start, its end or its planned length, and the rest is talk.
 * The stretches follow each other without gaps and fill the span; the last one may continue behind it.
 * @param cues at the time of their sound, in order; those before the span say what plays at its start
 */
export function planStretches<C extends Cue>(
  cues: readonly C[],
  span: { readonly from_ms: number; readonly to_ms: number },
  rules: StretchRules,
): Stretch<C>[] {
  if (span.to_ms <= span.from_ms) return [];
  const elements = cues.filter(({ isJoined }) => !isJoined);
  const parts = withGaps(elements, span, rules);
  joinSweepers(
    parts,
    cues.filter(({ isJoined }) => isJoined),
  );
  joinShortTalk(parts, rules.shortestTalk_ms);
  joinShortElements(parts, rules.shortestElement_ms);
  return parts.filter(({ from_ms, to_ms }) => to_ms > from_ms);
}

/** The end of an element by what is known. */
function endOf(cue: Cue, next: Cue | undefined, silent_ms: number): number {
  const { started_at_ms, ended_at_ms, planned_ms } = cue;
  const length_ms = planned_ms === null || planned_ms <= 0 ? null : planned_ms;
  const said = ended_at_ms ?? (length_ms === null ? started_at_ms + silent_ms : started_at_ms + length_ms);
  return Math.max(started_at_ms, Math.min(said, next?.started_at_ms ?? Number.POSITIVE_INFINITY));
}

function withGaps<C extends Cue>(
  elements: readonly C[],
  { from_ms, to_ms }: { readonly from_ms: number; readonly to_ms: number },
  { silent_ms }: StretchRules,
): Part<C>[] {
  const parts: Part<C>[] = [];
  let [at, known_ms] = [from_ms, Number.NEGATIVE_INFINITY];

  function fill(until: number): void {
    const talkEnd = Math.min(until, Math.max(at, known_ms + silent_ms));
    if (talkEnd > at) parts.push({ kind: 'talk', cue: null, from_ms: at, to_ms: talkEnd });
    if (until > Math.max(at, talkEnd))
      parts.push({ kind: 'unknown', cue: null, from_ms: Math.max(at, talkEnd), to_ms: until });
    at = Math.max(at, until);
  }

  for (const [index, cue] of elements.entries()) {
    const end = endOf(cue, elements[index + 1], silent_ms);
    if (cue.started_at_ms >= to_ms) break;
    if (end > from_ms || cue.started_at_ms >= from_ms) {
      if (cue.started_at_ms > at) fill(cue.started_at_ms);
      const to = Math.min(to_ms, end);
      if (to > at) parts.push({ kind: 'element', cue, from_ms: at, to_ms: to });
      at = Math.max(at, to);
    }
    known_ms = end;
  }
  if (at < to_ms) fill(to_ms);
  return parts;
}

/** Gives what never is an event to the element that it follows or leads to. */
function joinSweepers<C extends Cue>(parts: Part<C>[], joined: readonly C[]): void {
  for (const cue of joined) {
    const end = cue.ended_at_ms ?? cue.started_at_ms + (cue.planned_ms ?? 0);
    const index = parts.findIndex(
      ({ kind, from_ms, to_ms }) => kind !== 'element' && from_ms < end && to_ms > cue.started_at_ms,
    );
    const [before, gap, after] = [parts[index - 1], parts[index], parts[index + 1]];
    if (!gap) continue;
    if (before?.kind === 'element' && cue.started_at_ms - gap.from_ms <= followGap_ms) {
      before.to_ms = Math.min(end, gap.to_ms);
      gap.from_ms = before.to_ms;
    } else if (after?.kind === 'element' && gap.to_ms - end <= followGap_ms) {
      after.from_ms = Math.max(cue.started_at_ms, gap.from_ms);
      gap.to_ms = after.from_ms;
    }
  }
}

function joinShortTalk<C extends Cue>(parts: Part<C>[], shortest_ms: number): void {
  for (const [index, gap] of parts.entries()) {
    const [before, after] = [parts[index - 1], parts[index + 1]];
    // The last part may continue.
    if (gap.kind !== 'talk' || gap.to_ms - gap.from_ms >= shortest_ms || !after) continue;
    if (before) {
      before.to_ms = gap.to_ms;
      gap.from_ms = gap.to_ms;
    } else {
      after.from_ms = gap.from_ms;
      gap.to_ms = gap.from_ms;
    }
  }
}

function joinShortElements<C extends Cue>(parts: Part<C>[], shortest_ms: number): void {
  let last: Part<C> | undefined;
  for (const [index, part] of parts.entries()) {
    const after = parts.slice(index + 1).find(({ from_ms, to_ms }) => to_ms > from_ms);
    const length_ms = part.to_ms - part.from_ms;
    if (length_ms <= 0) continue;
    if (part.kind === 'element' && length_ms < shortest_ms && after) {
      after.from_ms = part.from_ms;
      part.to_ms = part.from_ms;
    } else if (last && part.kind === 'talk' && last.kind === 'talk' && last.to_ms === part.from_ms) {
      // Only a short element was between them.
      last.to_ms = part.to_ms;
      part.from_ms = part.to_ms;
    } else last = part;
  }
}
