import type { PostKitClient } from '@postkit/sdk';
import { useEffect } from 'react';
import type { Host } from '../../host/host.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useSettings } from '../../screen/settings/settings.queries.ts';
import { UploadQueue } from './upload-queue.ts';

/** The only queue of this page. It outlives screens, and closes when the user or station changes. */
let current: { client: PostKitClient; station: string; personId: number; queue: UploadQueue } | null = null;

function queueOf(client: PostKitClient, host: Host, station: string, personId: number): UploadQueue {
  if (current?.client === client && current.station === station && current.personId === personId) return current.queue;
  current?.queue.close();
  const queue = new UploadQueue(client, host, { station, personId });
  current = { client, station, personId, queue };
  void queue.restore();
  return queue;
}

/** Returns a getter for the queue of the signed-in user; null until the settings are loaded. */
export function useUploadQueue(): () => UploadQueue | null {
  const { client, host } = usePostKit();
  const settings = useSettings().data?.settings;
  const station = settings?.station;
  const personId = settings?.user_id;
  const queue = () => (station === undefined || personId === undefined ? null : queueOf(client, host, station, personId));
  // Unfinished uploads resume as soon as their user is known.
  useEffect(() => {
    if (station !== undefined && personId !== undefined) queueOf(client, host, station, personId);
  }, [client, host, station, personId]);
  return queue;
}
