export { useCategoriesLive } from './categories.live.ts';
export { categoriesQueries } from './categories.queries.ts';
export { categoryBoard } from './category-board.ts';
export { categoryColors, type CategoryColors, type LabelName } from './category-color.ts';
