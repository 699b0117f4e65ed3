import { useDroppable } from '@dnd-kit/core';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { CategoryGroup } from '@postkit/sdk/schema';
import type { CategoryBoard } from '../../data/categories/index.ts';
import { labelName } from '../../data/categories/index.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { categoriesMessages, colorNames, typeNames } from './categories.messages.ts';
import { CategoryChips } from './category-chips.tsx';
import { dropId } from './drag/drop-id.ts';
import { groupFlags } from './group-flags.ts';

export interface GroupCardProps {
  board: CategoryBoard;
  group: CategoryGroup;
  onMove: (name: string, to: CategoryGroup['id']) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A group: its colour, type and flags, and its categories. The whole card is a drop target. */
export function GroupCard({ board, group, onMove, onEdit, onDelete }: GroupCardProps) {
  const catalogue = useCatalogue();
  const messages = useWords(categoriesMessages);
  const colorNamesWords = useWords(colorNames);
  const typeNamesWords = useWords(typeNames);
  const { setNodeRef, isOver } = useDroppable({ id: dropId(group.id) });
  const { id, name, color, category_type, in_episodes, categories } = group;
  const allowed = groupFlags(catalogue)
    .filter((flag) => group[flag.id])
    .map(({ short }) => short);
  return (
    <section
      ref={setNodeRef}
      className="pk-category-group"
      aria-label={name}
      data-color={labelName(color)}
      data-over={isOver || undefined}
    >
      <div className="pk-category-group-head">
        <span className="pk-category-dot" title={colorNamesWords[color]} />
        <Heading level={2} look={3}>
          {name}
        </Heading>
        <Badge>{typeNamesWords[category_type]}</Badge>
        {in_episodes !== 'keep' && <Badge tone="warning">{messages.inEpisodes[in_episodes]}</Badge>}
        <span className="pk-category-group-actions">
          <IconButton
            size="small"
            label={messages.edit(name)}
            icon={<Pencil aria-hidden="true" />}
            onPress={onEdit}
          />
          <IconButton
            size="small"
            label={messages.delete(name)}
            icon={<Trash aria-hidden="true" />}
            onPress={onDelete}
          />
        </span>
      </div>
      <CategoryChips
        {...{ board, categories, onMove }}
        group={id}
        label={messages.categories(name)}
        empty={messages.empty}
      />
      <p className="pk-category-flags">{allowed.join(' · ') || messages.noFlags}</p>
    </section>
  );
}
