/** Tabs beside "More", the most needed first. */
const wanted: readonly string[] = ['today', 'audio', 'episodes', 'analytics', 'shows', 'video'];
const places = 4;

/** Splits the areas into the tabs of a phone, in the order of need, and the rest in the order of the menu. */
export function phoneTabs<Item extends { id: string }>(
  items: readonly Item[],
): { tabs: Item[]; rest: Item[] } {
  // A bar with room for all of them needs no sheet.
  if (items.length <= places + 1) return { tabs: [...items], rest: [] };
  const tabs = wanted.flatMap((id) => items.filter((item) => item.id === id)).slice(0, places);
  return { tabs, rest: items.filter((item) => !tabs.includes(item)) };
}
