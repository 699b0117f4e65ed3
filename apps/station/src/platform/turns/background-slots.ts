/** How many of `places` background work may use: all but one, so that interactive work finds a free one. A single place is shared. */
export function backgroundSlots(places: number): number {
  return Math.max(1, places - 1);
}
