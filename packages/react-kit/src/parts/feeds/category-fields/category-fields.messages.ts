import { defineMessages } from '../../../words/define-messages.ts';
export const categoryFieldsMessages = defineMessages('feeds/category-fields', {
  ordinals: ['Main category', 'Second category', 'Third category'],
  subcategoryOf: (ordinal: string) => `Subcategory of the ${ordinal.toLowerCase()}`,
  subcategory: 'Subcategory',
  choose: 'Select a category',
  noSubcategory: 'No subcategory',
  hasNone: 'No subcategories',
  remove: (ordinal: string) => `Remove the ${ordinal.toLowerCase()}`,
  categoryRepeated: 'You already chose this category. Choose another category or subcategory.',
});
