import { z } from 'zod';

/** A category of a podcast. The subcategory is empty if none is chosen. */
export interface ItunesCategory {
  readonly name: string;
  readonly subcategory: string;
}

const most = 3;

/** Parses comma-separated `Category` or `Category:Subcategory`. */
export function readItunesCategories(text: string): ItunesCategory[] {
  return text.split(',').flatMap((entry) => {
    const [name = '', subcategory = ''] = entry.split(':').map((part) => part.trim());
    return name === '' ? [] : [{ name, subcategory }];
  });
}

/**
 * Up to three categories as text, may be empty. `directoryCategories` checks their names: Apple's list is too long for
 * every page that loads a client.
 */
export const itunesCategories = z
  .string()
  .max(500)
  .refine((text) => readItunesCategories(text).length <= most, `Choose at most ${most} categories.`);
