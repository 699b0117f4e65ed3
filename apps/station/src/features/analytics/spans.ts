/** Milliseconds of an episode that were sent to a listener, sorted and disjoint. */
export type Spans = readonly (readonly [from: number, to: number])[];

/** Merges spans, so that parts sent twice count once. */
export function joinSpans(...spans: readonly Spans[]): Spans {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.flat().toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export function lengthOf(spans: Spans): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}
