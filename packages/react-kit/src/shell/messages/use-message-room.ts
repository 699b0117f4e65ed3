import { type RefObject, useLayoutEffect } from 'react';

const property = '--pk-message-room';

/** Tells overlays, which are beside the shell, how much of the window's lower end the messages need. */
export function useMessageRoom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = element.current;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${bar.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element]);
}
