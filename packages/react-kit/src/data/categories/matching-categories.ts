/** All categories while one of them is chosen, so that the list offers the others; else the typed name and those that contain it. */
export function matchingCategories(typed: string, categories: readonly string[]): readonly string[] {
  if (typed === '' || categories.includes(typed)) return categories;
  const text = typed.toLocaleLowerCase();
  return [typed, ...categories.filter((name) => name.toLocaleLowerCase().includes(text))];
}
