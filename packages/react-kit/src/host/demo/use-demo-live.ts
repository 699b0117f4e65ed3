import { useQueryClient } from '@tanstack/react-query';
import type { LoadedSettings } from '@postkit/sdk';
import { changeCached } from '../live/change-cached.ts';
import { useLive } from '../live/use-live.ts';
import { usePostKit } from '../postkit-context.ts';
import { settingsQueries } from '../settings/settings.queries.ts';

const complete = 100;

/** Keeps the progress of the demo up to date. Once it is complete, everything on screen is refetched: not all of it has live events. */
export function useDemoLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  useLive('demo_progress', ({ progress }) => {
    const demo_progress = progress < complete ? progress : null;
    changeCached<LoadedSettings>(queries, { queryKey: settingsQueries.all(client) }, (loaded) => ({
      ...loaded,
      settings: { ...loaded.settings, demo_progress },
    }));
    if (demo_progress === null) void queries.invalidateQueries();
  });
}
