import type { Schedule } from '@postkit/sdk/schema';
import { useRef } from 'react';
import { useSaveSchedule } from '../schedules.mutations.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { schedulesMessages as messages } from './schedules.messages.ts';

/** Pauses a schedule and takes it up again, at once; what failed goes back to what it was. */
export function usePause({ id, paused }: Schedule, title: string) {
  const save = useSaveSchedule();
  const said = useRef<number | null>(null);
  const isPaused = save.isPending ? !paused : paused;
  return {
    isPaused,
    isBusy: save.isPending,
    toggle: () =>
      save.mutate(
        { id, fields: { paused: !paused } },
        {
          onSuccess(saved) {
            const { show, dismiss } = useMessages.getState();
            // What was said of it before is over.
            if (said.current !== null) dismiss(said.current);
            const details = (saved.paused ? messages.isPaused : messages.isResumed)(title);
            said.current = show({ name: messages.heading, details, type: 'success' });
          },
          onError: (error) => reportFailure(messages.updateFailed, error),
        },
      ),
  };
}
