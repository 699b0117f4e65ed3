export { categoriesQueries } from './categories.queries.ts';
export { categoryColors, type CategoryColors, labelName, type LabelName } from './category-color.ts';
export { useCategoriesLive } from './categories.live.ts';
export {
  categoryBoard,
  type CategoryBoard,
  type CategoryPosition,
  moveCategory,
  placeOf,
} from './category-board.ts';
export { isMoving, moveKey, refetchCategories } from './refetch-categories.ts';
export { matchingCategories } from './matching-categories.ts';
