import { appleCategories, directoryCategories, type ItunesCategory, readItunesCategories } from '@postkit/sdk/schema';

const mostCategories = 3;

/** The app categories, in the order in which they are offered. */
export const categoryNames: readonly string[] = Object.keys(appleCategories);

/** The subcategories of a category; empty where it has none or is unknown. */
export function subcategoriesOf(category: string): readonly string[] {
  return appleCategories[category] ?? [];
}

/** The categories of a show as it carries them; what is more than three is left out. */
export function parseCategories(text: string): ItunesCategory[] {
  return readItunesCategories(text).slice(0, mostCategories);
}

/** Writes what `parseCategories` reads: `Category` or `Category:Subcategory`, joined by commas. */
export function formatCategories(categories: readonly ItunesCategory[]): string {
  return categories
    .slice(0, mostCategories)
    .map(({ name, subcategory }) => (subcategory ? `${name}:${subcategory}` : name))
    .join(',');
}

/** Index of the first category that is there already; -1 where all differ. */
export function repeatedCategory(categories: readonly ItunesCategory[]): number {
  const written = categories.map((each) => formatCategories([each]));
  return written.findIndex((text, index) => written.indexOf(text) < index);
}

/** Index of the first category that directories do not have; -1 where they have all. */
export function unknownCategory(categories: readonly ItunesCategory[]): number {
  return categories.findIndex((each) => !directoryCategories.safeParse(formatCategories([each])).success);
}

/** The same categories, each once. */
export function eachOnce(categories: readonly ItunesCategory[]): ItunesCategory[] {
  const written = categories.map((each) => formatCategories([each]));
  return categories.filter((_, index) => written.indexOf(written[index] ?? '') === index);
}
