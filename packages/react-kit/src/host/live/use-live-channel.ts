import { useEffect } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../postkit-context.ts';
import { useSettings } from '../settings/settings.queries.ts';
import { sharedBy } from './shared-by.ts';

const hold = sharedBy(({ live }: PostKitClient) => {
  live.open();
  return () => live.close();
});

/** Keeps the station's live channel open while a component that needs it is mounted, once the settings name its host. */
export function useLiveChannel(): void {
  const { client } = usePostKit();
  const { isSuccess } = useSettings();
  useEffect(() => (isSuccess ? hold(client) : undefined), [client, isSuccess]);
}
