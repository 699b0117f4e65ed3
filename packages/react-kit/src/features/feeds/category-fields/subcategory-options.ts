import type { ItunesCategory } from '@postkit/sdk/schema';
import { subcategoriesOf } from '../show-categories.ts';
import type { Option } from '../../../ui/option/option.ts';
import { categoryFieldsMessages as messages } from './category-fields.messages.ts';

/** Stands for no subcategory: a list has no empty choice. */
export const noneId = 'none';

/** The subcategories to choose from, none first; the chosen one is always among them. */
export function subcategoryOptions(category: ItunesCategory | undefined): Option[] {
  if (!category) return [];
  const known = subcategoriesOf(category.name);
  const { subcategory } = category;
  const names = subcategory === '' || known.includes(subcategory) ? known : [...known, subcategory];
  const label = names.length > 0 ? messages.noSubcategory : messages.hasNone;
  return [{ id: noneId, label }, ...names.map((name) => ({ id: name, label: name }))];
}
