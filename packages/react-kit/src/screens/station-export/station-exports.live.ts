import { useQueryClient } from '@tanstack/react-query';
import type { StationExport } from '@postkit/sdk/schema';
import { changeCached } from '../../host/live/change-cached.ts';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationExportsQueries } from './station-exports.queries.ts';

/** Shows the progress of an export by live events, and reloads the list when one starts, ends or is removed. */
export function useStationExportsLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = stationExportsQueries.list(client);
  const reload = () => void queries.invalidateQueries({ queryKey });

  useLive('station_export_changed', ({ guid, status, progress }) => {
    const isListed = queries.getQueryData<StationExport[]>(queryKey)?.some((each) => each.guid === guid);
    if (status !== 'processing' || !isListed) return reload();
    changeCached<StationExport[]>(queries, { queryKey }, (exports) =>
      exports.map((each) =>
        each.guid === guid && each.status === 'processing' ? { ...each, progress } : each,
      ),
    );
  });
  useLive('reset', reload);
}
