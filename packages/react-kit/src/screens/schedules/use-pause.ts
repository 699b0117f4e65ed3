import { useRef } from 'react';
import type { Schedule } from '@postkit/sdk/schema';
import { useSaveSchedule } from '../../data/schedules/index.ts';
import { useMessages } from '../../host/messages.store.ts';
import { useStores } from '../../host/stores.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import { schedulesMessages } from './schedules.messages.ts';

/**
 * Pauses and resumes a schedule, with an optimistic state that reverts on failure. Presses during a save count: each is
 * sent after the one before, and the last one is reported.
 */
export function usePause({ id, paused }: Schedule, title: string) {
  const reportFailure = useReportFailure();
  const stores = useStores();
  const messages = useWords(schedulesMessages);
  const save = useSaveSchedule();
  const lastMessage = useRef<number | null>(null);
  const isPaused = save.isPending ? Boolean(save.variables.fields.paused) : paused;
  return {
    isPaused,
    toggle: () =>
      save.mutate(
        { id, fields: { paused: !isPaused } },
        {
          onSuccess(saved) {
            const { show, dismiss } = useMessages.in(stores).getState();
            // Replaces the message about the previous toggle.
            if (lastMessage.current !== null) dismiss(lastMessage.current);
            const details = (saved.paused ? messages.isPaused : messages.isResumed)(title);
            lastMessage.current = show({ name: messages.heading, details, type: 'success' });
          },
          onError: (error) => reportFailure(messages.updateFailed, error),
        },
      ),
  };
}
