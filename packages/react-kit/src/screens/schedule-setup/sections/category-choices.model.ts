import type { Category, CategoryGroup } from '@postkit/sdk/schema';
import { categoryBoard, categoryColors, type LabelName } from '../../../data/categories/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';

export interface CategoryChoiceGroup {
  id: string;
  title: string;
  categories: readonly { name: string; color: LabelName }[];
}

export type CategoryChoices = readonly CategoryChoiceGroup[];

/** The categories by group. Chosen categories that no longer exist stay listed, so that users can remove them. */
export function categoryChoices(
  groups: readonly CategoryGroup[],
  orphaned: readonly Category[],
  chosen: readonly string[],
  catalogue: Catalogue,
): CategoryChoices {
  const messages = catalogue.wordsOf(fieldMessages);
  const colors = categoryColors(groups);
  const board = categoryBoard(groups, orphaned);
  const known = new Set(
    [...board.groups.flatMap(({ categories }) => categories), ...board.unassigned].map(({ name }) => name),
  );
  const choices = [
    ...board.groups.map(({ id, name, categories }) => ({
      id: String(id),
      title: name,
      names: categories.map((category) => category.name),
    })),
    { id: 'unassigned', title: messages.unassigned, names: board.unassigned.map(({ name }) => name) },
    { id: 'gone', title: messages.goneCategories, names: chosen.filter((name) => !known.has(name)) },
  ];
  return choices
    .filter(({ names }) => names.length > 0)
    .map(({ id, title, names }) => ({
      id,
      title,
      categories: names.map((name) => ({ name, color: colors(name) })),
    }));
}
