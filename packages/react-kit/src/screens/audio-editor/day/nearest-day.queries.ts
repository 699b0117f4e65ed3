import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { type AudioEventRange, audioEventsQueries } from '../../../data/audio-events/index.ts';
import { dateInZone, dayInZone } from '../../../host/time/zoned-time.ts';

/** The last day before a range that has events, else the first after it, and their number; null if there is none. */
export const nearestDay = (client: PostKitClient, range: AudioEventRange, zone: string) =>
  queryOptions({
    queryKey: [...audioEventsQueries.days(client), 'nearest', range] as const,
    queryFn: async ({ signal }) => {
      const logged = { cart__type_name: 'LOGGER', frame_count__gt: 0, limit: 1 } as const;
      const before = await client.audioEvents.list(
        { ...logged, order: 'DESC', endTime: range.start },
        { signal },
      );
      const after = { ...logged, order: 'ASC', startTime: range.end } as const;
      const [event] =
        before.objects.length > 0
          ? before.objects
          : (await client.audioEvents.list(after, { signal })).objects;
      if (!event) return null;
      const date = dateInZone(event.started_at, zone);
      const { start, end } = dayInZone(date, zone);
      const { meta } = await client.audioEvents.list(
        { ...logged, startTime: start, endTime: end },
        { signal },
      );
      return { date, count: meta.total_count };
    },
    staleTime: 0,
  });
