import { useEffect } from 'react';

/** Pixels of the wheel that double the scale. */
const wheelDouble = 160;

/** Zooms at the pointer: Control or Command with the wheel, which is also a pinch on a trackpad, and two fingers. */
export function useZoomGestures(
  scroller: HTMLElement | null,
  zoomBy: (factor: number, clientX: number) => void,
): void {
  useEffect(() => {
    if (!scroller) return undefined;
    let spread = 0;
    let factor = 1;
    let frame = 0;

    // A wheel may turn several times in one frame.
    function zoomWithFrame(by: number, clientX: number) {
      factor *= by;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const all = factor;
        factor = 1;
        zoomBy(all, clientX);
      });
    }

    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomWithFrame(2 ** (-event.deltaY / wheelDouble), event.clientX);
    }

    function onTouchMove(event: TouchEvent) {
      const [one, other] = event.touches;
      if (!one || !other || event.touches.length !== 2) return;
      event.preventDefault();
      const next = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (spread > 0) zoomWithFrame(next / spread, (one.clientX + other.clientX) / 2);
      spread = next;
    }

    function onTouchEnd() {
      spread = 0;
    }

    // Listeners of React are passive, so they cannot keep the page from zooming.
    scroller.addEventListener('wheel', onWheel, { passive: false });
    scroller.addEventListener('touchmove', onTouchMove, { passive: false });
    scroller.addEventListener('touchend', onTouchEnd);
    scroller.addEventListener('touchcancel', onTouchEnd);
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('wheel', onWheel);
      scroller.removeEventListener('touchmove', onTouchMove);
      scroller.removeEventListener('touchend', onTouchEnd);
      scroller.removeEventListener('touchcancel', onTouchEnd);
    };
  }, [scroller, zoomBy]);
}
