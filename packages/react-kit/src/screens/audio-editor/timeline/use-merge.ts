import { useCallback, useEffect, useRef, useState } from 'react';
import { useMergeEvents } from '../../../data/audio-events/index.ts';
import { audioItem, type TimelineItem } from '../../../data/timeline/index.ts';
import { randomUuid } from '../../../host/random-uuid.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { playedEvents } from '../timeline-model/ad-positions.ts';
import { mergeCountdown } from '../timeline-model/merge-countdown.ts';
import type { TimelineCommand } from '../timeline-model/timeline-command.ts';
import { hasAudio, totalDuration } from '../timeline-model/timeline-facts.ts';
import { timelineMessages } from './timeline.messages.ts';
import type { ReadyGate } from './use-ready-gate.ts';

export interface Merge {
  status: 'idle' | 'calculating' | 'counting' | 'merging';
  /** Seconds until the merge starts. */
  seconds: number;
  /** Starts or cancels the countdown. */
  toggle: () => void;
}

const idle = { status: 'idle', seconds: 0 } as const;

/** Merges the timeline's audio into one event, after a countdown that the user can cancel. */
export function useMerge({ whenSettled }: ReadyGate): Merge {
  const messages = useWords(timelineMessages);
  const store = useEditorStore();
  const merge = useMergeEvents();
  const reportServerError = useReportServerError();
  const [state, setState] = useState<Pick<Merge, 'status' | 'seconds'>>(idle);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  function stop() {
    clearInterval(timer.current);
    setState(idle);
  }

  async function run(): Promise<void> {
    setState({ status: 'merging', seconds: 0 });
    try {
      const { items } = store.getState().history;
      const item = audioItem(await merge.mutateAsync(playedEvents(items)), randomUuid());
      store.getState().run(mergedInto(item, items, store.getState().history.items));
      store.getState().select(item.timelineId);
    } catch (error) {
      reportServerError(messages.mergeName, messages.mergeFailed, error);
    } finally {
      setState(idle);
    }
  }

  function count() {
    let left = mergeCountdown(totalDuration(store.getState().history.items)) + 1;
    timer.current = setInterval(() => {
      if (!hasAudio(store.getState().history.items)) return stop();
      left -= 1;
      if (left > 0) return setState({ status: 'counting', seconds: left });
      clearInterval(timer.current);
      // Edits made during the countdown are included.
      whenSettled(() => void run(), stop);
    }, 1000);
  }

  return {
    ...state,
    toggle: useCallback(() => {
      if (state.status === 'merging') return;
      if (state.status !== 'idle') return stop();
      setState({ status: 'calculating', seconds: 0 });
      whenSettled(count, stop);
      // `count` and `stop` use only the store, the timer and setters.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [state.status, whenSettled]),
  };
}

/** Replaces the merged items by the new one; items that were added meanwhile stay. */
function mergedInto(
  item: TimelineItem,
  merged: readonly TimelineItem[],
  now: readonly TimelineItem[],
): TimelineCommand {
  const gone = new Set(merged.map(({ timelineId }) => timelineId));
  const index = now.findIndex(({ timelineId }) => gone.has(timelineId));
  return { kind: 'exchange', timelineIds: [...gone], placed: [{ index, item }] };
}
