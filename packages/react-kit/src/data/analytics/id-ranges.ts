export interface IdRange {
  station: string;
  min: number;
  max: number;
}

/** The smallest number of ranges that contain exactly these ids. */
export function idRanges(station: string, ids: readonly number[]): IdRange[] {
  const ranges: IdRange[] = [];
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.max === id - 1) last.max = id;
    else ranges.push({ station, min: id, max: id });
  }
  return ranges;
}
