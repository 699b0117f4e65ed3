/** The moments of an element, in Unix milliseconds. */
export interface Cue {
  readonly started_at_ms: number;
  /** Null while it plays, or if its end was never said. */
  readonly ended_at_ms: number | null;
  /** Its planned length; null if unknown. */
  readonly planned_ms: number | null;
  /** Whether it never is an event, such as a sweeper, and belongs to its neighbour. */
  readonly isJoined: boolean;
}

/** The cues of one input. */
export interface CuesOfInput<C extends Cue> {
  /** In the order of their starts. */
  readonly cues: readonly C[];
  /** Milliseconds by which the sound is recorded later than the input says. */
  readonly offset_ms: number;
  /** Milliseconds after its last element for which the input still counts. */
  readonly silent_ms: number;
}

/**
 * The cues that count, at the time of their sound: those of the first input that is not silent.
 * @param inputs in order
 */
export function leadingCues<C extends Cue>(inputs: readonly CuesOfInput<C>[]): C[] {
  const spoken: (readonly [from_ms: number, to_ms: number])[] = [];
  const leading: C[] = [];
  for (const { cues, offset_ms, silent_ms } of inputs) {
    const shifted = cues.map((cue) => shift(cue, offset_ms));
    const isLed = createLookUp(spoken);
    leading.push(...shifted.filter(({ started_at_ms }) => !isLed(started_at_ms)));
    for (const cue of shifted) spoken.push([cue.started_at_ms, lastMomentOf(cue) + silent_ms]);
  }
  return leading.toSorted((one, other) => one.started_at_ms - other.started_at_ms);
}

function shift<C extends Cue>(cue: C, offset_ms: number): C {
  if (offset_ms === 0) return cue;
  const { started_at_ms, ended_at_ms } = cue;
  return {
    ...cue,
    started_at_ms: started_at_ms + offset_ms,
    ended_at_ms: ended_at_ms === null ? null : ended_at_ms + offset_ms,
  };
}

function lastMomentOf({ started_at_ms, ended_at_ms, planned_ms }: Cue): number {
  return ended_at_ms ?? started_at_ms + (planned_ms ?? 0);
}

/** Returns whether a moment is in one of the spans. */
function createLookUp(spans: readonly (readonly [number, number])[]): (ms: number) => boolean {
  const united: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = united.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  return (ms) => {
    let [low, high] = [0, united.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((united[middle]?.[0] ?? 0) <= ms) low = middle + 1;
      else high = middle;
    }
    const span = united[low - 1];
    return span !== undefined && ms < span[1];
  };
}
