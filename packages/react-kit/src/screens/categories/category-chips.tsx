import type { Category, CategoryGroup } from '@postkit/sdk/schema';
import type { CategoryBoard, CategoryPosition } from '../../data/categories/index.ts';
import { CategoryChip } from './category-chip.tsx';

export interface CategoryChipsProps {
  board: CategoryBoard;
  categories: readonly Category[];
  /** The group of these categories. */
  group: CategoryPosition['group'];
  label: string;
  /** Shown if there are none. */
  empty: string;
  onMove: (name: string, to: CategoryGroup['id']) => void;
}

export function CategoryChips({ board, categories, group, label, empty, onMove }: CategoryChipsProps) {
  if (categories.length === 0) return <p className="pk-category-help">{empty}</p>;
  const others = board.groups.filter(({ id }) => id !== group);
  return (
    <ul className="pk-category-chips" aria-label={label}>
      {categories.map(({ name }) => (
        <CategoryChip key={name} name={name} groups={others} onMove={(to) => onMove(name, to)} />
      ))}
    </ul>
  );
}
