/** The ids in a list joined by commas, without repetition. */
export function idsOf(list: string | undefined): number[] {
  return [...new Set((list ?? '').split(',').filter(Boolean).map(Number))];
}
