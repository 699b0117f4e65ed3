import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '../../words/use-words.ts';
import { drawerMessages } from './drawer.messages.ts';

const step = 16;
const largeStep = 96;

export type DrawerSize = {
  /** Width at the side or height at the bottom, in pixels. */
  value: number;
  onChange: (value: number) => void;
  min: number;
  /** Defaults to the window's size. */
  max?: number | undefined;
};

type Props = { side: 'end' | 'bottom'; size: DrawerSize };

/** The edge as a window splitter: drag it, or focus it and use the arrow keys, Home and End. */
export function DrawerEdge({ side, size }: Props) {
  const messages = useWords(drawerMessages);
  const drag = useRef<{ from: number; value: number } | null>(null);
  const max = Math.max(size.min, size.max ?? (side === 'end' ? window.innerWidth : window.innerHeight));

  function resize(value: number) {
    size.onChange(Math.round(Math.min(max, Math.max(size.min, value))));
  }

  function position(event: PointerEvent<HTMLElement>): number {
    if (side === 'bottom') return -event.clientY;
    return getComputedStyle(event.currentTarget).direction === 'rtl' ? event.clientX : -event.clientX;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = event.shiftKey ? largeStep : step;
    const grow = side === 'bottom' ? 'ArrowUp' : isReversed ? 'ArrowRight' : 'ArrowLeft';
    const shrink = side === 'bottom' ? 'ArrowDown' : isReversed ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === grow) resize(size.value + by);
    else if (event.key === shrink) resize(size.value - by);
    else if (event.key === 'Home') resize(size.min);
    else if (event.key === 'End') resize(max);
    else return;
    event.preventDefault();
  }

  return (
    // A movable separator is a control: it has a value, focus and keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="pk-drawer-edge"
      role="separator"
      aria-label={messages.resize}
      aria-orientation={side === 'end' ? 'vertical' : 'horizontal'}
      aria-valuenow={size.value}
      aria-valuemin={size.min}
      aria-valuemax={max}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: position(event), value: size.value };
      }}
      onPointerMove={(event) => {
        if (drag.current) resize(drag.current.value + position(event) - drag.current.from);
      }}
      onLostPointerCapture={() => {
        drag.current = null;
      }}
    />
  );
}
