import type { LiveMessage } from '@postkit/sdk/schema';
import { useLive } from '../../host/live/use-live.ts';
import { useStores } from '../../host/stores.ts';
import { expectsUpdates } from './audio-upload-record.ts';
import { useUploads } from './uploads.store.ts';

/** Applies live events about uploads to their store. */
export function useUploadsLive(): void {
  const stores = useStores();
  const update = useUploads((state) => state.update);
  const take = (message: LiveMessage<'upload_progress'>) => {
    // Ignore events about inactive uploads: the station discards those after a day, but they can be sent again.
    if (expectsUpdates(useUploads.in(stores).getState().ways[message.uuid] ?? 'sent'))
      update(message.uuid, message);
  };
  useLive('upload_progress', take);
  useLive('encode_progress', take);
  useLive('worker_encode', take);
  useLive('upload_error', take);
}
