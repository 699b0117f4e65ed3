import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { PlayoutCorrectionsQuery, PostKitClient, PlayoutJournalQuery } from '@postkit/sdk';
import type { PlayoutSample } from '@postkit/sdk/schema';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

/** Messages in one response of the journal. */
const journalPage = 100;
/** An input falls silent without a live event. */
const refetchEvery_ms = 30_000;
/** Messages whose categories are suggested. */
const seenMessages = 200;

/** A day of the journal, without `before` and `limit`. */
export type JournalFilter = Omit<PlayoutJournalQuery, 'before' | 'limit'>;

const playoutQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'playout'] as const,
  inputs: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...playoutQueries.all(client), 'inputs'] as const,
      queryFn: ({ signal }) => client.playout.inputs({ signal }),
    }),
  systems: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...stationKey(client), 'playout-systems'] as const,
      queryFn: ({ signal }) => client.playout.systems({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  journals: (client: PostKitClient) => [...playoutQueries.all(client), 'journal'] as const,
  journal: (client: PostKitClient, filter: JournalFilter) =>
    infiniteQueryOptions({
      queryKey: [...playoutQueries.journals(client), filter] as const,
      queryFn: ({ signal, pageParam }) =>
        client.playout.journal(
          { ...filter, limit: journalPage, ...(pageParam === null ? {} : { before: pageParam }) },
          { signal },
        ),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => (page.length < journalPage ? null : (page.at(-1)?.id ?? null)),
    }),
  allCorrections: (client: PostKitClient) => [...playoutQueries.all(client), 'corrections'] as const,
  corrections: (client: PostKitClient, span: PlayoutCorrectionsQuery) =>
    queryOptions({
      queryKey: [...playoutQueries.allCorrections(client), span] as const,
      queryFn: ({ signal }) => client.playout.corrections(span, { signal }),
    }),
  reading: (client: PostKitClient, sample: PlayoutSample) =>
    queryOptions({
      queryKey: [...stationKey(client), 'playout-reading', sample] as const,
      queryFn: ({ signal }) => client.playout.read(sample, { signal }),
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
};

/** The inputs of the station with its settings of carts, updated by live events. */
export function usePlayoutInputs({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = playoutQueries.inputs(client);
  useLive('playout_changed', () => void queries.invalidateQueries({ queryKey }));
  useLive('reset', () => void queries.invalidateQueries({ queryKey: playoutQueries.all(client) }));
  return useQuery({ ...playoutQueries.inputs(client), enabled, refetchInterval: refetchEvery_ms });
}

/** The playout systems whose messages the station reads, by name. */
export function usePlayoutSystems() {
  const { client } = usePostKit();
  return useQuery(playoutQueries.systems(client));
}

/** The messages of a day in pages, newest first, updated by live events. */
export function useJournal(filter: JournalFilter) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  useLive(
    'playout_changed',
    () => void queries.invalidateQueries({ queryKey: playoutQueries.journals(client) }),
  );
  return useInfiniteQuery(playoutQueries.journal(client, filter));
}

/** The categories in the latest messages of an input, by name; none for a new input. */
export function useSeenCategories(inputId: number | null): readonly string[] {
  const { client } = usePostKit();
  const { data } = useQuery({
    queryKey: [...playoutQueries.all(client), 'seen', inputId] as const,
    async queryFn({ signal }) {
      const end = Math.floor(Date.now() / 1000) + 60;
      const query = { start: 0, end, input: inputId ?? 0, limit: seenMessages };
      return client.playout.journal(query, { signal });
    },
    enabled: inputId !== null,
    staleTime: 60_000,
  });
  const words = data?.flatMap(({ elements }) => elements.map(({ category }) => category)) ?? [];
  return [...new Set(words.filter((word) => word !== ''))].toSorted();
}

/** A sample as the station reads it; null for no sample. */
export function usePlayoutReading(sample: PlayoutSample | null) {
  const { client } = usePostKit();
  return useQuery({
    ...playoutQueries.reading(client, sample ?? { sample: ' ' }),
    enabled: sample !== null,
  });
}

/** A change of an input or the settings; the inputs are loaded again afterwards. */
export function usePlayoutChange<Input, Result>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () => queries.invalidateQueries({ queryKey: playoutQueries.inputs(client).queryKey }),
  });
}

/** The corrections of the log that concern a span, the newest first. */
export function usePlayoutCorrections(span: PlayoutCorrectionsQuery) {
  const { client } = usePostKit();
  return useQuery(playoutQueries.corrections(client, span));
}

/** A preview or a change of corrections; their lists are loaded again afterwards. */
export function usePlayoutCorrection<Input, Result>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () => queries.invalidateQueries({ queryKey: playoutQueries.allCorrections(client) }),
  });
}
