import { useEffect, useRef, useState } from 'react';
import { episodeOperations, isAllowed } from '@postkit/sdk/operations';
import type { MediaFormat } from '@postkit/sdk/schema';
import { useCacheTimeline } from '../../../data/audio-events/index.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { playedEvents } from '../timeline-model/ad-positions.ts';
import { downloadProblem } from '../timeline-model/finish-checks.ts';
import { timelineMessages } from './timeline.messages.ts';
import type { ReadyGate } from './use-ready-gate.ts';

export interface TimelineDownload {
  /** Asks for the file format, unless something is missing. */
  start: () => void;
  isConfirmOpen: boolean;
  choose: (format: MediaFormat) => void;
  cancel: () => void;
  isBusy: boolean;
}

/** Asks the station to assemble the timeline and opens the file when it is ready. */
export function useDownload(
  station: StationSession,
  { whenSettled }: ReadyGate,
  onProblem: (problem: string) => void,
): TimelineDownload {
  const catalogue = useCatalogue();
  const messages = useWords(timelineMessages);
  const store = useEditorStore();
  const notify = useNotify();
  const reportServerError = useReportServerError();
  const assemble = useCacheTimeline();
  // Users who may not create episodes see no shows, so a show is not required.
  const needsShow = isAllowed(episodeOperations.create, station.permissions);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function run(format: MediaFormat): Promise<void> {
    const { history, form } = store.getState();
    const own = new AbortController();
    stop.current = own;
    setBusy(true);
    try {
      const { address, warning } = await assemble(
        { events: playedEvents(history.items), name: form.name, format },
        own.signal,
      );
      downloadFile(address);
      if (warning !== '') notify({ name: messages.downloadName, details: warning, type: 'error' });
    } catch (error) {
      if (own.signal.aborted) return;
      reportServerError(messages.downloadName, messages.downloadFailed, error);
    } finally {
      setBusy(false);
    }
  }

  return {
    isConfirmOpen,
    isBusy,
    start() {
      const { history, form } = store.getState();
      const problem = downloadProblem({ items: history.items, showId: form.showId, needsShow }, catalogue);
      if (problem) onProblem(problem);
      else setConfirmOpen(true);
    },
    choose(format) {
      setConfirmOpen(false);
      whenSettled(() => void run(format));
    },
    cancel: () => setConfirmOpen(false),
  };
}

// A link triggers neither the leave confirmation nor the popup blocker.
function downloadFile(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
