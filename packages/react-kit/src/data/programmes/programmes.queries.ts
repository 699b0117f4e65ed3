import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AiringQuery, PostKitClient } from '@postkit/sdk';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

/** The station reads sources by itself, which no live event reports. */
const refetchEvery_ms = 60_000;

const programmesQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'programmes'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...programmesQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.programmes.list({ signal }),
    }),
  airings: (client: PostKitClient, span: AiringQuery) =>
    queryOptions({
      queryKey: [...programmesQueries.all(client), 'airings', span] as const,
      queryFn: ({ signal }) => client.programmes.airings(span, { signal }),
    }),
  schedule: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...programmesQueries.all(client), 'schedule', id] as const,
      queryFn: ({ signal }) => client.programmes.schedule(id, { signal }),
    }),
  sources: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...programmesQueries.all(client), 'sources'] as const,
      queryFn: ({ signal }) => client.programmes.sources({ signal }),
    }),
  plan: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...programmesQueries.all(client), 'plan', id] as const,
      queryFn: ({ signal }) => client.programmes.plan(id, { signal }),
    }),
  plans: (client: PostKitClient, sourceId: number) =>
    queryOptions({
      queryKey: [...programmesQueries.all(client), 'plans', sourceId] as const,
      queryFn: ({ signal }) => client.programmes.plans(sourceId, { signal }),
    }),
  guide: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...programmesQueries.all(client), 'guide'] as const,
      queryFn: ({ signal }) => client.programmes.guide({ signal }),
    }),
};

/** The programmes of the station, by name. */
export function useProgrammes({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  useLive('reset', () => void queries.invalidateQueries({ queryKey: programmesQueries.all(client) }));
  return useQuery({ ...programmesQueries.list(client), enabled });
}

/** The airings of a span. */
export function useAirings(span: AiringQuery, { enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...programmesQueries.airings(client, span), enabled, refetchInterval: refetchEvery_ms });
}

/** The fields of a schedule that records a programme; loads nothing if `id` is null. */
export function useProgrammeSchedule(id: number | null) {
  const { client } = usePostKit();
  return useQuery({ ...programmesQueries.schedule(client, id ?? 0), enabled: id !== null });
}

/** The sources of programmes, by name. For admins. */
export function useProgrammeSources({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...programmesQueries.sources(client), enabled, refetchInterval: refetchEvery_ms });
}

/** A plan with its lines. */
export function useProgrammePlan(id: number) {
  const { client } = usePostKit();
  return useQuery(programmesQueries.plan(client, id));
}

/** Some plans; those that cannot be loaded are left out. */
export function usePlansById(ids: readonly number[]) {
  const { client } = usePostKit();
  return useQueries({
    queries: ids.map((id) => programmesQueries.plan(client, id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}

/** The plans of a source, newest first. */
export function usePlansOfSource(sourceId: number) {
  const { client } = usePostKit();
  return useQuery(programmesQueries.plans(client, sourceId));
}

/** The station in its public RadioDNS files, and the addresses of the public week. For admins. */
export function useProgrammeGuide() {
  const { client } = usePostKit();
  return useQuery(programmesQueries.guide(client));
}

/** A change of programmes, sources or plans; all of them are loaded again afterwards. */
export function useProgrammeChange<Input, Result>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () => queries.invalidateQueries({ queryKey: programmesQueries.all(client) }),
  });
}
