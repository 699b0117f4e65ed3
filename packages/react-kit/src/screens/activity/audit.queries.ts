import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { AuditFilter } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

const entriesPerPage = 50;

const entriesOf = (client: PostKitClient, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...stationKey(client), 'audit', filter] as const,
    queryFn: ({ signal, pageParam }) =>
      client.audit.list(
        { ...filter, limit: entriesPerPage, ...(pageParam === null ? {} : { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

/** Entries of the audit log in pages, newest first. No live event reports new ones, so each visit refetches. */
export function useAuditEntries(filter: AuditFilter, { enabled }: { enabled: boolean }) {
  const { client } = usePostKit();
  return useInfiniteQuery({
    ...entriesOf(client, filter),
    enabled,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}
