import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { DraftSummary, Schedule, Tag, Today } from '@postkit/sdk';
import { draftsQueries } from '../data/drafts/index.ts';
import { useSchedules as useSchedulesQuery } from '../data/schedules/index.ts';
import { tagsQueries, useTagsLive } from '../data/tags/index.ts';
import { todayQueries, useTodayLive } from '../data/today/index.ts';
import { useLiveChannel } from '../host/live/use-live-channel.ts';
import { useLive } from '../host/live/use-live.ts';
import { usePostKit } from '../host/postkit-context.ts';

/** All schedules of the station, with their next run. */
export function useSchedules(): UseQueryResult<Schedule[]> {
  useLiveChannel();
  return useSchedulesQuery();
}

/** One schedule; undefined while the schedules load and if it does not exist. */
export function useSchedule(id: Schedule['id']): Schedule | undefined {
  return useSchedules().data?.find((schedule) => schedule.id === id);
}

/** The user's own drafts without their content, latest change first. */
export function useDrafts(): UseQueryResult<DraftSummary['drafts']> {
  const { client } = usePostKit();
  const queries = useQueryClient();
  useLiveChannel();
  useLive(
    'draft_retired',
    () => void queries.invalidateQueries({ queryKey: draftsQueries.list(client).queryKey }),
  );
  return useQuery(draftsQueries.list(client));
}

/** All tags of the station, sorted by name. */
export function useTags(): UseQueryResult<Tag[]> {
  const { client } = usePostKit();
  useLiveChannel();
  useTagsLive();
  return useQuery(tagsQueries.list(client));
}

/** The station's day: what aired, what is planned and what failed. */
export function useToday(): UseQueryResult<Today> {
  const { client } = usePostKit();
  useLiveChannel();
  useTodayLive();
  return useQuery(todayQueries.day(client));
}
