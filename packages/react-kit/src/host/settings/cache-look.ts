import type { QueryClient } from '@tanstack/react-query';
import type { LoadedSettings, PostKitClient } from '@postkit/sdk';
import type { StationLook } from '@postkit/sdk/schema';
import { changeCached } from '../live/change-cached.ts';
import { settingsQueries } from './settings.queries.ts';

/** Writes a changed look into the cached settings. */
export function cacheLook(client: PostKitClient, queries: QueryClient, look: StationLook): void {
  changeCached<LoadedSettings>(queries, { queryKey: settingsQueries.all(client) }, (loaded) => ({
    ...loaded,
    settings: { ...loaded.settings, ...look },
  }));
}
