import { usePreview } from '../../../data/audio-events/index.ts';
import type { Stores } from '../../../host/stores.ts';
import { useRangePlayback } from './range-playback.store.ts';
import { useTransport } from './transport.store.ts';

/** Stops the preview, the transport and a range of the day, before something else plays. */
export function stopOtherPlayback(stores: Stores): void {
  usePreview.in(stores).getState().close();
  useTransport.in(stores).getState().pause();
  useRangePlayback.in(stores).getState().pause();
}

/** Calls a function when the preview, the transport or a range of the day starts to play. Returns a function that ends it. */
export function onOtherPlayback(stores: Stores, stop: () => void): () => void {
  const ends = [
    usePreview.in(stores).subscribe(({ playing }) => playing && stop()),
    useTransport
      .in(stores)
      .subscribe(({ status }, before) => status !== 'paused' && before.status === 'paused' && stop()),
    useRangePlayback
      .in(stores)
      .subscribe(({ status }, before) => status !== 'paused' && before.status === 'paused' && stop()),
  ];
  return () => {
    for (const end of ends) end();
  };
}
