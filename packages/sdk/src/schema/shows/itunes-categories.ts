import { z } from 'zod';

/** One of a podcast's categories; the subcategory is empty where none was chosen. */
export interface ItunesCategory {
  readonly name: string;
  readonly subcategory: string;
}

const most = 3;

/** Reads `Category` or `Category:Subcategory`, joined by commas. */
export function readItunesCategories(text: string): ItunesCategory[] {
  return text.split(',').flatMap((entry) => {
    const [name = '', subcategory = ''] = entry.split(':').map((part) => part.trim());
    return name === '' ? [] : [{ name, subcategory }];
  });
}

/**
 * Text of up to three categories, as a show or a feed is given them; may be empty. Their names are checked by
 * `directoryCategories`: Apple's list is too long for every page that loads a client.
 */
export const itunesCategories = z
  .string()
  .max(500)
  .refine((text) => readItunesCategories(text).length <= most, `Choose at most ${most} categories.`);
