import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { isElement } from '../../../ui/root/is-element.ts';
import type { TimelineState } from './timeline.controller.ts';

/**
 * Selects by pointer and by focus. Pressing selects immediately, so that a drag moves the item. With Ctrl, Cmd or Shift,
 * or on one of several selected items, selecting waits for the click, because the items may be dragged together.
 */
export function useChoosing({ items, selection, select, toggle, selectTo, press }: TimelineState) {
  const isPressed = useRef(false);

  function itemAt(target: EventTarget) {
    const block = isElement(target) ? target.closest<HTMLElement>('[data-index]') : null;
    const item = block ? items[Number(block.dataset['index'])] : undefined;
    return block && item ? { block, item } : null;
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      const found = itemAt(event.target);
      isPressed.current = true;
      const end = () => {
        isPressed.current = false;
      };
      const page = event.currentTarget.ownerDocument;
      page.addEventListener('pointerup', end, { once: true });
      page.addEventListener('pointercancel', end, { once: true });
      if (
        !found ||
        event.pointerType !== 'mouse' ||
        hasModifier(event) ||
        selection.ids.has(found.item.timelineId)
      )
        return;
      select(found.item.timelineId);
    },
    onClick: (event: MouseEvent) => {
      const found = itemAt(event.target);
      if (!found) return;
      const { item, block } = found;
      if (event.shiftKey) return selectTo(item.timelineId);
      if (event.ctrlKey || event.metaKey) return toggle(item.timelineId);
      select(item.timelineId);
      const { left, width } = block.getBoundingClientRect();
      if (!item.ads && width > 0) press(item, Math.round(((event.clientX - left) / width) * item.durationMs));
    },
    onFocus: (event: FocusEvent) => {
      const found = itemAt(event.target);
      if (found && !isPressed.current && selection.activeId !== found.item.timelineId)
        select(found.item.timelineId);
    },
  };
}

function hasModifier({ shiftKey, ctrlKey, metaKey }: PointerEvent): boolean {
  return shiftKey || ctrlKey || metaKey;
}
