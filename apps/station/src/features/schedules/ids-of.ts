/** The ids in a list joined by commas, each once. */
export function idsOf(list: string | undefined): number[] {
  return [...new Set((list ?? '').split(',').filter(Boolean).map(Number))];
}
