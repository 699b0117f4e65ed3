import type { LoadedSettings } from '@postkit/sdk';
import type { StationLook } from '@postkit/sdk/schema';
import type { QueryClient } from '@tanstack/react-query';
import { changeCached } from '../live/change-cached.ts';
import { settingsQueries } from './settings.queries.ts';

/** Writes a changed look into the cached settings. */
export function cacheLook(queries: QueryClient, look: StationLook): void {
  changeCached<LoadedSettings>(queries, { queryKey: settingsQueries.all() }, (loaded) => ({
    ...loaded,
    settings: { ...loaded.settings, ...look },
  }));
}
