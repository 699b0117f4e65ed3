/** Items in their order, by the date on which they start. */
export function byDay<Item extends { readonly date: string }>(items: readonly Item[]): [string, Item[]][] {
  const days = new Map<string, Item[]>();
  for (const item of items) days.set(item.date, [...(days.get(item.date) ?? []), item]);
  return [...days];
}
