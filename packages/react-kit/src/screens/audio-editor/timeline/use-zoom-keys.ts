import { useEffect } from 'react';
import { takesText } from '../../../ui/keys/key-path.ts';
import type { TrackZoom } from './use-track-zoom.ts';

const zoomStep = 2;

/** + and − zoom, 0 shows the whole timeline, except where the user types. */
export function useZoomKeys(
  element: HTMLElement | null,
  { zoomBy, fit }: Pick<TrackZoom, 'zoomBy' | 'fit'>,
): void {
  useEffect(() => {
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesText(event))
        return;
      if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
      else if (event.key === '-' || event.key === '_') zoomBy(1 / zoomStep);
      else if (event.key === '0') fit();
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [element, zoomBy, fit]);
}
