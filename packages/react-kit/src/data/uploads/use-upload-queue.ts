import { useEffect } from 'react';
import { type PostKit, usePostKit } from '../../host/postkit-context.ts';
import { useSettings } from '../../host/settings/settings.queries.ts';
import { type Stores, useStores } from '../../host/stores.ts';
import type { UploadRecord } from './audio-upload-record.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadOwner } from './upload-storage.ts';
import { type UploadsStore, useUploads } from './uploads.store.ts';

type Place = Pick<PostKit, 'client' | 'host' | 'emit'> & { stores: Stores };

interface OpenQueue extends UploadOwner {
  client: PostKit['client'];
  queue: UploadQueue;
  stopEvents: () => void;
}

/** The only queue of a provider. It outlives screens, and closes when the user or station changes. */
const queues = new WeakMap<Stores, OpenQueue>();

function queueOf({ client, host, emit, stores }: Place, { station, personId }: UploadOwner): UploadQueue {
  const current = queues.get(stores);
  if (current?.client === client && current.station === station && current.personId === personId)
    return current.queue;
  current?.queue.close();
  current?.stopEvents();
  const queue = new UploadQueue({ client, host, store: useUploads.in(stores) }, { station, personId });
  const stopEvents = onFinished(useUploads.in(stores), ({ uuid, title, duration }) =>
    emit('onUploadFinished', { station, uuid, title, duration }),
  );
  queues.set(stores, { client, station, personId, queue, stopEvents });
  void queue.restore();
  return queue;
}

/** Calls a handler once for each upload that the station has processed, and returns a function that ends this. */
function onFinished(store: UploadsStore, handler: (record: UploadRecord) => void): () => void {
  return store.subscribe(({ records }, before) => {
    if (records === before.records) return;
    const wasFinished = new Map(before.records.map(({ uuid, success }) => [uuid, success]));
    for (const record of records)
      if (record.success === 1 && wasFinished.get(record.uuid) !== 1) handler(record);
  });
}

/** Returns a getter for the queue of the signed-in user; null until the settings are loaded. */
export function useUploadQueue(): () => UploadQueue | null {
  const { client, host, emit } = usePostKit();
  const stores = useStores();
  const settings = useSettings().data?.settings;
  const station = settings?.station;
  const personId = settings?.user_id;
  const queue = () =>
    station === undefined || personId === undefined
      ? null
      : queueOf({ client, host, emit, stores }, { station, personId });
  // Unfinished uploads resume as soon as their user is known.
  useEffect(() => {
    if (station !== undefined && personId !== undefined)
      queueOf({ client, host, emit, stores }, { station, personId });
  }, [client, host, emit, stores, station, personId]);
  return queue;
}
