/**
 * The kinds of frames that cost least in all (Viterbi's algorithm).
 * @param costs those of each kind for the first frame, then for the second, and so on
 * @param changes the cost of a change, from the kind of the row to that of the column
 * @returns the kind of each frame
 */
export function likeliestPath(costs: Float32Array, changes: readonly (readonly number[])[]): Uint8Array {
  const kinds = changes.length;
  const length = costs.length / kinds;
  const before = new Uint8Array(costs.length);
  let totals = new Float64Array(kinds);
  for (let frame = 0; frame < length; frame += 1) {
    const next = new Float64Array(kinds);
    const least = Math.min(...totals);
    for (let kind = 0; kind < kinds; kind += 1) {
      let best = kind;
      for (let from = 0; from < kinds; from += 1) if (reach(from, kind) < reach(best, kind)) best = from;
      before[frame * kinds + kind] = best;
      // Less the least, so that totals do not grow with the sound.
      next[kind] = reach(best, kind) - least + (costs[frame * kinds + kind] ?? 0);
    }
    totals = next;
  }
  const path = new Uint8Array(length);
  let kind = totals.indexOf(Math.min(...totals));
  for (let frame = length - 1; frame >= 0; frame -= 1) {
    path[frame] = kind;
    kind = before[frame * kinds + kind] ?? 0;
  }
  return path;

  function reach(from: number, to: number): number {
    return (totals[from] ?? 0) + (from === to ? 0 : (changes[from]?.[to] ?? 0));
  }
}
