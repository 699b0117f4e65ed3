import { appleCategories } from './apple-categories.ts';
import { itunesCategories, readItunesCategories } from './itunes-categories.ts';

/** Up to three of Apple's categories as text. */
export const directoryCategories = itunesCategories.superRefine((text, context) => {
  for (const { name, subcategory } of readItunesCategories(text)) {
    const subcategories = Object.hasOwn(appleCategories, name) ? appleCategories[name] : undefined;
    if (!subcategories) context.addIssue(`“${name}” is not an Apple Podcasts category.`);
    else if (subcategory !== '' && !subcategories.includes(subcategory)) {
      context.addIssue(`“${subcategory}” is not a subcategory of ${name}.`);
    }
  }
});
