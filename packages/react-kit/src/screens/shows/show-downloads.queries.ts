import { useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';
import { addDays, type CalendarDate } from '../../host/time/zoned-time.ts';

/** Days whose downloads a card counts. */
const downloadDays = 28;

/** Downloads of each show in the last 28 days up to `today`, by id; shows without any are left out. */
export function useShowDownloads(station: string | undefined, today: CalendarDate | undefined) {
  const { client } = usePostKit();
  return useQuery({
    queryKey: [...stationKey(client), 'show-downloads', station, today],
    queryFn: async ({ signal }) => {
      if (station === undefined || today === undefined) throw new Error('Downloads need a station.');
      const range = { start_date: addDays(today, 1 - downloadDays), end_date: today };
      const { data } = await client.analytics.shows(
        { ...range, station_names: station, dimension: 'show' },
        { signal },
      );
      return new Map(data.map(({ aw_collection_id, downloads }) => [Number(aw_collection_id), downloads]));
    },
    enabled: station !== undefined && today !== undefined,
  });
}
