export { eachOnce, formatCategories, parseCategories, repeatedCategory } from './show-categories.ts';
export { languagesWith } from './show-languages.ts';
