/** Seconds before now of items of a feed without any readable date, which must not come out as new. */
const yearSeconds = 365 * 86_400;

/**
 * Dates for the items of a feed, in its order, in Unix seconds, negative before 1970. An item without a readable date takes a moment between
 * its neighbours, or just below the only one that it has, so that the order of the feed stays and it is never new.
 * @param now Unix seconds
 */
export function dateItems(dates: readonly (number | null)[], now: number): number[] {
  const dated: number[] = [];
  for (let at = 0; at < dates.length;) {
    const known = dates[at];
    if (known !== null && known !== undefined) {
      dated.push(known);
      at += 1;
      continue;
    }
    let end = at + 1;
    while (dates[end] === null) end += 1;
    dated.push(...between(dated.at(-1) ?? null, dates[end] ?? null, end - at, now));
    at = end;
  }
  return dated;
}

function between(before: number | null, after: number | null, count: number, now: number): number[] {
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  if (before === null || after === null) {
    const only = Math.min(before ?? after ?? now - yearSeconds, now);
    return steps.map((step) => only - step);
  }
  const [from, to] = [Math.min(before, now), Math.min(after, now)];
  return steps.map((step) => Math.round(from + ((to - from) * step) / (count + 1)));
}
