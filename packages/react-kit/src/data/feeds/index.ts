export {
  categoryNames,
  findRepeatedCategory,
  findUnknownCategory,
  formatCategories,
  parseCategories,
  subcategoriesOf,
  uniqueCategories,
} from './show-categories.ts';
export { languagesWith } from './show-languages.ts';
