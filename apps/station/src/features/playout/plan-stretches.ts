/** What the playout system says about one moment of the broadcast. */
export interface Cue {
  /** Unix milliseconds by the clock of the log. */
  readonly at_ms: number;
  /** Id of the element that starts; null if the running one ends and the microphone is open. */
  readonly element: number | null;
  /** Length that the element will play, milliseconds; null if the system does not say it. */
  readonly length_ms: number | null;
}

/** A stretch of the log with one name. */
export interface Stretch {
  readonly from_ms: number;
  readonly to_ms: number;
  /** Id of its element; null for talk. */
  readonly element: number | null;
}

export interface StretchRules {
  /** An open microphone shorter than this, in milliseconds, belongs to the element before it. */
  readonly shortestTalk_ms: number;
  /** An element shorter than this, in milliseconds, such as a sweeper, belongs to what follows it. */
  readonly shortestElement_ms: number;
}

interface Span {
  readonly from_ms: number;
  readonly to_ms: number;
}

/**
 * Divides a span of the log into its elements and the talk between them, in order and without a gap.
 *
 * An element lasts until the next one starts, until the system says that it ended, or for its length, whichever comes
 * first; from there on the microphone is open. Cues may be in any order, and those before the span say what runs at its
 * beginning; before the first cue it is talk.
 */
export function planStretches(
  cues: readonly Cue[],
  { from_ms, to_ms }: Span,
  rules: StretchRules,
): Stretch[] {
  const inOrder = cues.toSorted((one, other) => one.at_ms - other.at_ms);
  const running: Stretch[] = [];
  for (const [index, cue] of inOrder.entries()) {
    const next_ms = inOrder[index + 1]?.at_ms ?? Number.POSITIVE_INFINITY;
    if (cue.at_ms >= to_ms || next_ms <= cue.at_ms) continue;
    const end_ms =
      cue.element === null ? next_ms : Math.min(next_ms, cue.at_ms + (cue.length_ms ?? Infinity));
    running.push({ from_ms: cue.at_ms, to_ms: end_ms, element: cue.element });
    if (end_ms < next_ms) running.push({ from_ms: end_ms, to_ms: next_ms, element: null });
  }
  const first_ms = running[0]?.from_ms ?? to_ms;
  const whole = [{ from_ms: Number.NEGATIVE_INFINITY, to_ms: first_ms, element: null }, ...running];
  const named = whole.reduce<Stretch[]>((stretches, stretch) => join(stretches, stretch, rules), []);
  return named
    .map((stretch) => ({
      ...stretch,
      from_ms: Math.max(from_ms, stretch.from_ms),
      to_ms: Math.min(to_ms, stretch.to_ms),
    }))
    .filter((stretch) => stretch.from_ms < stretch.to_ms);
}

/** Adds a stretch to those before it; what is too short, on either side, becomes part of its neighbour. */
function join(before: readonly Stretch[], stretch: Stretch, rules: StretchRules): Stretch[] {
  const last = before.at(-1);
  if (!last) return [stretch];
  const earlier = before.slice(0, -1);
  const length_ms = stretch.to_ms - stretch.from_ms;
  const isSameTalk = last.element === null && stretch.element === null;
  const isBreath = stretch.element === null && length_ms < rules.shortestTalk_ms;
  if (isSameTalk || isBreath) return [...earlier, { ...last, to_ms: stretch.to_ms }];
  const lastMs = last.to_ms - last.from_ms;
  const lastIsShort = lastMs < (last.element === null ? rules.shortestTalk_ms : rules.shortestElement_ms);
  return lastIsShort ? [...earlier, { ...stretch, from_ms: last.from_ms }] : [...before, stretch];
}
