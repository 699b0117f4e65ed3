import type { PostKitClient } from '@postkit/sdk';
import { useEffect } from 'react';
import type { Host } from '../../host/host.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useSettings } from '../../screen/settings/settings.queries.ts';
import { UploadQueue } from './upload-queue.ts';

/** The one queue of this page: it goes on while screens come and go, and ends when somebody else, or another station, comes. */
let current: { client: PostKitClient; station: string; personId: number; queue: UploadQueue } | null = null;

function queueOf(client: PostKitClient, host: Host, station: string, personId: number): UploadQueue {
  if (current?.client === client && current.station === station && current.personId === personId) return current.queue;
  current?.queue.close();
  const queue = new UploadQueue(client, host, { station, personId });
  current = { client, station, personId, queue };
  void queue.restore();
  return queue;
}

/** Answers how to reach the queue of who works here, once that is known. */
export function useUploadQueue(): () => UploadQueue | null {
  const { client, host } = usePostKit();
  const settings = useSettings().data?.settings;
  const station = settings?.station;
  const personId = settings?.user_id;
  const queue = () => (station === undefined || personId === undefined ? null : queueOf(client, host, station, personId));
  // What was left unfinished goes on as soon as it is known whose it is.
  useEffect(() => {
    if (station !== undefined && personId !== undefined) queueOf(client, host, station, personId);
  }, [client, host, station, personId]);
  return queue;
}
