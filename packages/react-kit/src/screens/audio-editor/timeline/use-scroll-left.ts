import { useEffect, useState } from 'react';

/** The scroll position of an element in CSS pixels, at most once per frame. */
export function useScrollLeft(scroller: HTMLElement): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      setLeft(scroller.scrollLeft);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
  return left;
}
