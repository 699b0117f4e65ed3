import type { PlacedAiring } from './place-airings.ts';

/** Keys that move between airings. */
const steps: Readonly<Record<string, (days: Days, at: Place) => PlacedAiring | undefined>> = {
  ArrowDown: (days, { day, index }) => days[day]?.[index + 1] ?? firstOf(days.slice(day + 1)),
  ArrowUp: (days, { day, index }) => days[day]?.[index - 1] ?? days.slice(0, day).flat().at(-1),
  ArrowRight: (days, at) => beside(days.slice(at.day + 1), days, at),
  ArrowLeft: (days, at) => beside(days.slice(0, at.day).toReversed(), days, at),
  Home: (days, { day }) => days[day]?.[0],
  End: (days, { day }) => days[day]?.at(-1),
};

type Days = readonly (readonly PlacedAiring[])[];

interface Place {
  readonly day: number;
  readonly index: number;
}

/** The airing to which a key leads from another; undefined if the key does not move, or nothing is there. */
export function nextAiring(days: Days, from: string, key: string): PlacedAiring | undefined {
  const day = days.findIndex((column) => column.some((placed) => placed.key === from));
  const index = days[day]?.findIndex((placed) => placed.key === from) ?? -1;
  return index < 0 ? undefined : steps[key]?.(days, { day, index });
}

function firstOf(days: Days): PlacedAiring | undefined {
  return days.flat()[0];
}

/** The airing nearest in time, in the first of some days that has any. */
function beside(others: Days, days: Days, { day, index }: Place): PlacedAiring | undefined {
  const top = days[day]?.[index]?.top ?? 0;
  const column = others.find(({ length }) => length > 0) ?? [];
  return column.toSorted((a, b) => Math.abs(a.top - top) - Math.abs(b.top - top))[0];
}
