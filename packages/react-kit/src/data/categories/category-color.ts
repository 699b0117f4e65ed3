import type { CategoryGroup } from '@postkit/sdk/schema';

export type LabelName =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'gray';

/** Colours of categories whose group has none: blue, green, orange, purple. */
const palette = ['a', 'k', 'g', 'c'] as const satisfies readonly LabelName[];

const labels: Readonly<Record<CategoryGroup['color'], LabelName>> = {
  gray: 'gray',
  'color-a': 'a',
  'color-b': 'b',
  'color-c': 'c',
  'color-d': 'd',
  'color-e': 'e',
  'color-f': 'f',
  'color-g': 'g',
  'color-h': 'h',
  'color-i': 'i',
  'color-j': 'j',
  'color-k': 'k',
  'color-l': 'l',
  'color-m': 'm',
  'color-n': 'n',
};

/** Name of a group's colour in the palette. */
export function labelName(color: CategoryGroup['color']): LabelName {
  return labels[color];
}

export type CategoryColors = (category: string) => LabelName;

/** Colour of each category: its group's, or else a constant one of four. */
export function categoryColors(groups: readonly CategoryGroup[]): CategoryColors {
  const known = new Map(
    groups.flatMap((group) => group.categories.map(({ name }) => [name, labelName(group.color)] as const)),
  );
  return (category) => known.get(category) ?? palette[hash(category) % palette.length] ?? 'gray';
}

function hash(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
