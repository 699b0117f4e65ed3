import type { LiveMessage } from '@postkit/sdk/schema';
import { isTravelling } from './audio-upload-record.ts';
import { useLive } from '../../screen/live/use-live.ts';
import { useUploads } from './uploads.store.ts';

/** Takes what the station tells of uploads into their store. */
export function useUploadsLive(): void {
  const update = useUploads((state) => state.update);
  const take = (message: LiveMessage<'upload_progress'>) => {
    // One that rests here ends here alone: the station gives it up after a day, and takes it anew.
    if (isTravelling(useUploads.getState().ways[message.uuid] ?? 'sent')) update(message.uuid, message);
  };
  useLive('upload_progress', take);
  useLive('encode_progress', take);
  useLive('worker_encode', take);
  useLive('upload_error', take);
}
