import { useState } from 'react';
import { dismiss, noMemory, noticeOf, type RecordingNotice, type RecordingView, remember } from '../../features/logger/index.ts';
import { useNow } from '../../screen/time/use-now.ts';

/** The notice of an outage while there is one, and how to dismiss it. */
export function useRecordingNotice(view: RecordingView): { notice: RecordingNotice | null; dismiss: () => void } {
  const [memory, setMemory] = useState(noMemory);
  const now = useNow(1000);
  const isKnown = view.status === 'known';
  const next = isKnown ? remember(memory, view.recording, now) : memory;
  if (next !== memory) setMemory(next);
  // An outage that the station does not confirm any more may be over.
  return { notice: isKnown ? noticeOf(next) : null, dismiss: () => setMemory(dismiss) };
}
