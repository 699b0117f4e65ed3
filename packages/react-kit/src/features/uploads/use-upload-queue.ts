import { useEffect } from 'react';
import { type PostKit, usePostKit } from '../../host/postkit-context.ts';
import { type Stores, useStores } from '../../host/stores.ts';
import { useSettings } from '../../screen/settings/settings.queries.ts';
import type { UploadOwner } from './upload-storage.ts';
import { UploadQueue } from './upload-queue.ts';
import { useUploads } from './uploads.store.ts';

type Place = Pick<PostKit, 'client' | 'host'> & { stores: Stores };

interface OpenQueue extends UploadOwner {
  client: PostKit['client'];
  queue: UploadQueue;
}

/** The only queue of a provider. It outlives screens, and closes when the user or station changes. */
const queues = new WeakMap<Stores, OpenQueue>();

function queueOf({ client, host, stores }: Place, { station, personId }: UploadOwner): UploadQueue {
  const current = queues.get(stores);
  if (current?.client === client && current.station === station && current.personId === personId) return current.queue;
  current?.queue.close();
  const queue = new UploadQueue({ client, host, store: useUploads.in(stores) }, { station, personId });
  queues.set(stores, { client, station, personId, queue });
  void queue.restore();
  return queue;
}

/** Returns a getter for the queue of the signed-in user; null until the settings are loaded. */
export function useUploadQueue(): () => UploadQueue | null {
  const { client, host } = usePostKit();
  const stores = useStores();
  const settings = useSettings().data?.settings;
  const station = settings?.station;
  const personId = settings?.user_id;
  const queue = () => (station === undefined || personId === undefined ? null : queueOf({ client, host, stores }, { station, personId }));
  // Unfinished uploads resume as soon as their user is known.
  useEffect(() => {
    if (station !== undefined && personId !== undefined) queueOf({ client, host, stores }, { station, personId });
  }, [client, host, stores, station, personId]);
  return queue;
}
