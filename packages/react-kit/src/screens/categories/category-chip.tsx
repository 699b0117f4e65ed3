import { useDraggable } from '@dnd-kit/core';
import type { CategoryGroup } from '@postkit/sdk/schema';
import { labelName } from '../../data/categories/index.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { moveMessages } from './categories.messages.ts';

export interface CategoryChipProps {
  name: string;
  /** Groups that it can be moved to. */
  groups: readonly CategoryGroup[];
  onMove: (to: CategoryGroup['id']) => void;
}

/** A category: its name is the drag handle, and its menu moves it without dragging. */
export function CategoryChip({ name, groups, onMove }: CategoryChipProps) {
  const messages = useWords(moveMessages);
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: name });
  const entries = groups.map((group) => ({
    id: String(group.id),
    label: group.name,
    icon: <span className="pk-group-dot" data-color={labelName(group.color)} />,
    onAction: () => onMove(group.id),
  }));
  return (
    <li className="pk-category-chip" data-dragging={isDragging || undefined}>
      <button
        {...listeners}
        ref={setNodeRef}
        type="button"
        className="pk-category-handle"
        data-category={name}
        title={name}
        aria-roledescription={messages.handle}
        aria-describedby={attributes['aria-describedby']}
      >
        {name}
      </button>
      {entries.length > 0 && (
        <Menu
          label={messages.menu(name)}
          isIconOnly
          size="small"
          variant="quiet"
          groups={[{ id: 'groups', label: messages.menuHeader, items: entries }]}
        />
      )}
    </li>
  );
}
