import { useId, useRef } from 'react';
import type { CategoryColors } from '../../categories/index.ts';
import { useFocusNext } from '../../../ui/focus-next/use-focus-next.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { pickMessages } from '../picking/picking.messages.ts';
import { sidebarMessages as messages } from './sidebar.messages.ts';
import { useEditor } from '../audio-editor.store.ts';
import { nextCard } from '../picking/next-card.ts';
import { useEventList } from '../picking/use-event-list.ts';
import { LibraryItem } from './library-item.tsx';
import type { LibraryState } from './library.controller.ts';

export interface LibraryProps {
  library: LibraryState;
  colors: CategoryColors;
  zone: string;
}

/** The uploads that fit. One of them takes Tab, arrow keys move among all. */
export function LibraryList({ library, colors, zone }: LibraryProps) {
  const { items } = library;
  const element = useRef<HTMLUListElement>(null);
  const keysId = useId();
  const picked = useEditor((state) => state.picked);
  // A list is rows of one card each.
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
      {/* Arrow keys move among the items; each of them takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={element} className="pk-library-list" aria-label={messages.items} aria-describedby={keysId} {...list.handlers}>
        {items.map((event, index) => (
          <LibraryItem
            key={event.id}
            event={event}
            index={index}
            color={colors(event.cart.category.name)}
            zone={zone}
            isPlaying={event.id === library.playingId}
            isPicked={picked.has(event.id)}
            isStop={index === list.stop}
            onAdd={library.add}
            onPlay={library.play}
            onRemove={(removed) => {
              library.removeOne(removed);
              // What comes to lie in its place, or what is then the last.
              focusNext(() => element.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]'));
            }}
          />
        ))}
      </ul>
      <VisuallyHidden id={keysId}>{pickMessages.keys}</VisuallyHidden>
    </>
  );
}
