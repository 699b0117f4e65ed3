import { useId, useRef } from 'react';
import type { CategoryColors } from '../../../data/categories/index.ts';
import { useFocusNext } from '../../../ui/focus-next/use-focus-next.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditor } from '../audio-editor.store.ts';
import { nextCard } from '../picking/next-card.ts';
import { pickMessages } from '../picking/picking.messages.ts';
import { useEventList } from '../picking/use-event-list.ts';
import { LibraryItem } from './library-item.tsx';
import type { LibraryState } from './library.controller.ts';
import { sidebarMessages } from './sidebar.messages.ts';

export interface LibraryProps {
  library: LibraryState;
  colors: CategoryColors;
  zone: string;
}

/** The matching uploads. One of them is the tab stop; arrow keys move between them. */
export function LibraryList({ library, colors, zone }: LibraryProps) {
  const pickWords = useWords(pickMessages);
  const messages = useWords(sidebarMessages);
  const { items } = library;
  const element = useRef<HTMLUListElement>(null);
  const keysId = useId();
  const picked = useEditor((state) => state.picked);
  // The list counts as rows of one card each.
  const next = (index: number, key: string) =>
    nextCard(
      items.map((_, row) => [row]),
      items.map(() => 1),
      index,
      key,
    );
  const list = useEventList({ events: items, list: element, next, onAdd: library.add });
  const focusNext = useFocusNext();
  return (
    <>
      {/* Arrow keys move between the items; each can be focused. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={element}
        className="pk-library-list"
        aria-label={messages.items}
        aria-describedby={keysId}
        {...list.handlers}
      >
        {items.map((event, index) => (
          <LibraryItem
            key={event.id}
            event={event}
            index={index}
            color={colors(event.cart.category.name)}
            zone={zone}
            isPlaying={event.id === library.playingId}
            isPicked={picked.has(event.id)}
            isTabStop={index === list.stop}
            onAdd={library.add}
            onPlay={library.play}
            onRemove={(removed) => {
              library.removeOne(removed);
              // The next item takes the focus, or the new last one.
              focusNext(() => element.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]'));
            }}
          />
        ))}
      </ul>
      <VisuallyHidden id={keysId}>{pickWords.keys}</VisuallyHidden>
    </>
  );
}
