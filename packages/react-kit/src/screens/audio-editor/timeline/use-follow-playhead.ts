import { useEffect } from 'react';
import { useStores } from '../../../host/stores.ts';
import { type TrackLayout, xAt } from '../timeline-model/track-layout.ts';
import { useTransport } from '../transport/transport.store.ts';

/** Share of the view at which the playhead stays while the track moves under it. */
const restAt = 0.5;

/**
 * Scrolls the track with the playhead while the timeline plays. Once the user scrolls it out of view, it stays where the user
 * looks, until the playhead is in view again or playback starts again.
 */
export function useFollowPlayhead(scroller: HTMLElement | null, layout: TrackLayout): void {
  const stores = useStores();
  useEffect(() => {
    if (!scroller) return undefined;
    let isFollowing = true;
    /** Where this hook scrolled to; a scroll elsewhere is the user's. */
    let own = scroller.scrollLeft;

    function inView(x: number, element: HTMLElement): boolean {
      return x >= element.scrollLeft && x <= element.scrollLeft + element.clientWidth;
    }

    function onScroll() {
      if (!scroller || Math.abs(scroller.scrollLeft - own) < 2) return;
      own = scroller.scrollLeft;
      const { status, positionMs } = useTransport.in(stores).getState();
      if (status !== 'paused') isFollowing = inView(xAt(layout, positionMs), scroller);
    }

    scroller.addEventListener('scroll', onScroll, { passive: true });
    const end = useTransport.in(stores).subscribe(({ status, positionMs }, before) => {
      if (before.status === 'paused' && status !== 'paused') isFollowing = true;
      if (status === 'paused' || !isFollowing || positionMs === before.positionMs) return;
      const x = xAt(layout, positionMs);
      const rest = scroller.scrollLeft + scroller.clientWidth * restAt;
      if (inView(x, scroller) && x <= rest) return;
      scroller.scrollTo({ left: x - scroller.clientWidth * restAt });
      own = scroller.scrollLeft;
    });
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      end();
    };
  }, [stores, scroller, layout]);
}
