import { directoryCategories } from '@postkit/sdk/schema';
import { findRepeatedCategory, parseCategories } from '../../../data/feeds/index.ts';
import type { ShowDraft, ShowDraftErrors } from '../../../data/shows/index.ts';
import { categoryFieldsMessages } from '../../../parts/feeds/category-fields/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { displayDetailsMessages } from './display-details.messages.ts';

/** The errors of the second step. Image sizes are checked when images are chosen. */
export function checkDisplayDetails(
  { square_image, rectangle_image, itunes_categories }: ShowDraft,
  catalogue: Catalogue,
): ShowDraftErrors {
  const messages = catalogue.wordsOf(displayDetailsMessages);
  const categories = categoriesProblem(itunes_categories, catalogue);
  return {
    ...(square_image === '' && { square_image: messages.coverMissing }),
    ...(rectangle_image === '' && { rectangle_image: messages.shareMissing }),
    ...(categories && { itunes_categories: categories }),
  };
}

function categoriesProblem(text: string, catalogue: Catalogue): string | undefined {
  const categoryFieldsWords = catalogue.wordsOf(categoryFieldsMessages);
  const messages = catalogue.wordsOf(displayDetailsMessages);
  const categories = parseCategories(text);
  if (categories.length === 0) return messages.categoryMissing;
  if (findRepeatedCategory(categories) >= 0) return categoryFieldsWords.categoryRepeated;
  return directoryCategories.safeParse(text).error?.issues[0]?.message;
}
