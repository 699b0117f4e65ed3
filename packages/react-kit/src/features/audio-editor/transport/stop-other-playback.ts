import { usePreview } from '../../audio-events/index.ts';
import { useRangePlayback } from './range-playback.store.ts';
import { useTransport } from './transport.store.ts';

/** Stops the preview, the transport and a range of the day, before something else plays. */
export function stopOtherPlayback(): void {
  usePreview.getState().close();
  useTransport.getState().pause();
  useRangePlayback.getState().pause();
}

/** Calls a function when the preview, the transport or a range of the day starts to play. Returns a function that ends it. */
export function onOtherPlayback(stop: () => void): () => void {
  const ends = [
    usePreview.subscribe(({ playing }) => playing && stop()),
    useTransport.subscribe(({ status }, before) => status !== 'paused' && before.status === 'paused' && stop()),
    useRangePlayback.subscribe(({ status }, before) => status !== 'paused' && before.status === 'paused' && stop()),
  ];
  return () => {
    for (const end of ends) end();
  };
}
