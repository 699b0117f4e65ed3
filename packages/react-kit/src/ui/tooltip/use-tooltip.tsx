import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';

// The tooltip only repeats the button's name, so a screen works without it.
const TooltipBubble = lazyPart(
  () => import('./tooltip-bubble.tsx').then((module) => module.TooltipBubble),
  () => null,
);

const openAfter = 500;
/** Moving along a row of buttons shows the next tooltip at once. */
const warmFor = 300;
let lastClosed = 0;

export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

type Handlers = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
};

/**
 * Shows a text beside an element while it is hovered or has keyboard focus; Escape hides it.
 * Spread `handlers` on the element and render `bubble` after it. The bubble's code loads when the first one opens.
 */
export function useTooltip(
  target: RefObject<Element | null>,
  text: string | undefined,
  placement: TooltipPlacement = 'top',
  /** The key that does the same, such as `S`. */
  shortcut?: string,
): { handlers: Handlers; bubble: ReactNode; describedBy: string | undefined } {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  function close() {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = Date.now();
    setOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const page = target.current?.ownerDocument;
    if (!isOpen || !page) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setOpen(false);
    }
    page.addEventListener('keydown', onKeyDown, true);
    return () => page.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, target]);

  return {
    handlers: {
      onPointerEnter(event) {
        if (event.pointerType === 'touch') return;
        const isWarm = Date.now() - lastClosed < warmFor;
        timer.current = setTimeout(() => setOpen(true), isWarm ? 0 : openAfter);
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus(event) {
        if (event.currentTarget.matches(':focus-visible')) setOpen(true);
      },
      onBlur: close,
    },
    describedBy: isOpen && text ? id : undefined,
    bubble: isOpen && text && (
      <Suspense fallback={null}>
        <TooltipBubble id={id} target={target} placement={placement}>
          {text}
          {shortcut && <kbd className="pk-tooltip-key">{shortcut}</kbd>}
        </TooltipBubble>
      </Suspense>
    ),
  };
}
