import type { Automation } from '@postkit/sdk/schema';
import { useRef } from 'react';
import { useSaveAutomation } from '../automations.mutations.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { automationsMessages as messages } from './automations.messages.ts';

/** Pauses a schedule and takes it up again, at once; what failed goes back to what it was. */
export function usePause({ id, paused }: Automation, title: string) {
  const save = useSaveAutomation();
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
