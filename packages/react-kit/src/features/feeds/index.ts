export { findRepeatedCategory, formatCategories, parseCategories, uniqueCategories } from './show-categories.ts';
export { languagesWith } from './show-languages.ts';
