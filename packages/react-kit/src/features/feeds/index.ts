export { uniqueCategories, formatCategories, parseCategories, findRepeatedCategory } from './show-categories.ts';
export { languagesWith } from './show-languages.ts';
