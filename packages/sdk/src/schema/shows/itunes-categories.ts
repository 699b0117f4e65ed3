import { z } from 'zod';
import { appleCategories } from './apple-categories.ts';

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

/** Text of up to three of Apple's categories, as a show or a feed is given them; may be empty. */
export const itunesCategories = z
  .string()
  .max(500)
  .superRefine((text, context) => {
    const chosen = readItunesCategories(text);
    if (chosen.length > most) context.addIssue(`Choose at most ${most} categories.`);
    for (const { name, subcategory } of chosen) {
      const subcategories = Object.hasOwn(appleCategories, name) ? appleCategories[name] : undefined;
      if (!subcategories) context.addIssue(`“${name}” is none of Apple's categories.`);
      else if (subcategory !== '' && !subcategories.includes(subcategory)) {
        context.addIssue(`“${subcategory}” is no subcategory of ${name}.`);
      }
    }
  });
