export type { Categories, CategoryName, NewGroup } from './categories.service.ts';
export { createEnsureCategories } from './ensure-categories.ts';
export { createCategories } from './categories.feature.ts';
