import { usePreview } from '../../audio-events/index.ts';
import { useTransport } from './transport.store.ts';

/** Stops the preview and the transport, before something else plays. */
export function stopOtherPlayback(): void {
  usePreview.getState().close();
  useTransport.getState().pause();
}

/** Calls a function when the preview or the transport starts to play. Returns a function that ends it. */
export function onOtherPlayback(stop: () => void): () => void {
  const ends = [
    usePreview.subscribe(({ playing }) => playing && stop()),
    useTransport.subscribe(({ status }, before) => status !== 'paused' && before.status === 'paused' && stop()),
  ];
  return () => {
    for (const end of ends) end();
  };
}
