import { useEffect } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { sharedBy } from '../../host/live/shared-by.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { type Stores, useStores } from '../../host/stores.ts';
import { hasEnded } from './audio-upload-record.ts';
import { useUploads } from './uploads.store.ts';

const everyMs = 1000;

const watch = sharedBy(watchUploads);

/**
 * Polls the encoding progress once a second while there are uploads, in case live events do not arrive,
 * and fails uploads without an update for too long.
 */
export function useUploadsWatch(): void {
  const { client } = usePostKit();
  const stores = useStores();
  const isUploading = useUploads((state) => state.records.some((record) => !hasEnded(record)));
  useEffect(() => (isUploading ? watch(stores, client) : undefined), [client, stores, isUploading]);
}

function watchUploads(stores: Stores, client: PostKitClient): () => void {
  const asked = new Set<string>();
  useUploads.in(stores).getState().listenAgain();

  async function ask(uuid: string): Promise<void> {
    asked.add(uuid);
    try {
      const { upload } = await client.uploads.progress(uuid, { retries: 0 });
      if (upload) useUploads.in(stores).getState().update(uuid, upload);
    } catch (error) {
      console.warn('Could not check upload/encode progress', error);
    } finally {
      asked.delete(uuid);
    }
  }

  const timer = setInterval(() => {
    const { records, ways, failStalled } = useUploads.in(stores).getState();
    failStalled();
    const encoding = records.filter(({ uuid }) => (ways[uuid] ?? 'sent') === 'sent' && !asked.has(uuid));
    for (const record of encoding) if (!hasEnded(record)) void ask(record.uuid);
  }, everyMs);
  return () => clearInterval(timer);
}
