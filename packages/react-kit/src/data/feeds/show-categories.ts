import {
  appleCategories,
  directoryCategories,
  type ItunesCategory,
  readItunesCategories,
} from '@postkit/sdk/schema';

const mostCategories = 3;

/** The categories, in the order of their options. */
export const categoryNames: readonly string[] = Object.keys(appleCategories);

/** The subcategories of a category; empty if it has none or is unknown. */
export function subcategoriesOf(category: string): readonly string[] {
  return appleCategories[category] ?? [];
}

/** Parses the categories of a show; ignores all after the third. */
export function parseCategories(text: string): ItunesCategory[] {
  return readItunesCategories(text).slice(0, mostCategories);
}

/** Formats categories for `parseCategories`: `Category` or `Category:Subcategory`, joined by commas. */
export function formatCategories(categories: readonly ItunesCategory[]): string {
  return categories
    .slice(0, mostCategories)
    .map(({ name, subcategory }) => (subcategory ? `${name}:${subcategory}` : name))
    .join(',');
}

/** Index of the first duplicate category; -1 if all differ. */
export function findRepeatedCategory(categories: readonly ItunesCategory[]): number {
  const texts = categories.map((category) => formatCategories([category]));
  return texts.findIndex((text, index) => texts.indexOf(text) < index);
}

/** Index of the first category that directories do not have; -1 if they have all. */
export function findUnknownCategory(categories: readonly ItunesCategory[]): number {
  return categories.findIndex(
    (category) => !directoryCategories.safeParse(formatCategories([category])).success,
  );
}

/** The categories without duplicates. */
export function uniqueCategories(categories: readonly ItunesCategory[]): ItunesCategory[] {
  const texts = categories.map((category) => formatCategories([category]));
  return categories.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}
