import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePostKit } from '../../host/postkit-context.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import { destinationsQueries } from '../destinations/index.ts';
import { tagsQueries } from '../tags/index.ts';
import { scheduleEntryMessages } from './schedule-entry.messages.ts';

/** Refetches tags and destinations when the user enters the schedules. Failures are reported and do not block the screen. */
export function useScheduleEntry({ enabled }: { enabled: boolean }): void {
  const reportFailure = useReportFailure();
  const messages = useWords(scheduleEntryMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    queries
      .query({ ...tagsQueries.list(client), staleTime: 0 })
      .catch((error: unknown) => reportFailure(messages.tagsFailed, error));
    queries
      .query({ ...destinationsQueries.list(client), staleTime: 0 })
      .catch((error: unknown) => reportFailure(messages.destinationsFailed, error));
  }, [reportFailure, client, queries, enabled, messages]);
}
