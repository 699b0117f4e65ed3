import { directoryCategories } from '@postkit/sdk/schema';
import { findRepeatedCategory, parseCategories } from '../../../feeds/index.ts';
import type { ShowDraft, ShowDraftErrors } from '../../show-draft.ts';
import { categoryFieldsMessages } from '../../../feeds/category-fields/index.ts';
import { displayDetailsMessages } from './display-details.messages.ts';
import { type Words } from '../../../../ui/words/define-messages.ts';

/** The errors of the second step. Image sizes are checked when images are chosen. */
export function checkDisplayDetails({ square_image, rectangle_image, itunes_categories }: ShowDraft): ShowDraftErrors {
  const categories = categoriesProblem(itunes_categories, categoryFieldsMessages.english, displayDetailsMessages.english);
  return {
    ...(square_image === '' && { square_image: displayDetailsMessages.english.coverMissing }),
    ...(rectangle_image === '' && { rectangle_image: displayDetailsMessages.english.shareMissing }),
    ...(categories && { itunes_categories: categories }),
  };
}

function categoriesProblem(
  text: string,
  categoryFieldsWords: Words<typeof categoryFieldsMessages>,
  messages: Words<typeof displayDetailsMessages>,
): string | undefined {
  const categories = parseCategories(text);
  if (categories.length === 0) return messages.categoryMissing;
  if (findRepeatedCategory(categories) >= 0) return categoryFieldsWords.categoryRepeated;
  return directoryCategories.safeParse(text).error?.issues[0]?.message;
}
