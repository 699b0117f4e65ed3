import { useState } from 'react';
import {
  useRecording,
  dismiss,
  initialNotice,
  noticeOf,
  type RecordingNotice,
  type RecordingView,
  remember,
} from '../../data/logger/index.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useNow } from '../../host/time/use-now.ts';
import { RecordingBanner } from './recording-banner.tsx';

export interface RecordingNoticesProps {
  session: StationSession;
  onLogSource: () => void;
}

/** Notifies the user, on every screen, of an outage of the recording. */
export function RecordingNotices({ session, onLogSource }: RecordingNoticesProps) {
  const { notice, dismiss } = useRecordingNotice(useRecording());
  if (!notice) return null;
  return (
    <RecordingBanner
      // A new key makes screen readers announce each outage, and its end.
      key={`${notice.state} ${notice.since}`}
      notice={notice}
      zone={session.timezone}
      isAdmin={session.isAdmin}
      onLogSource={onLogSource}
      onDismiss={dismiss}
    />
  );
}

/** The notice of a current outage, and a function that dismisses it. */
function useRecordingNotice(view: RecordingView): { notice: RecordingNotice | null; dismiss: () => void } {
  const [memory, setMemory] = useState(initialNotice);
  const now = useNow(1000);
  const isKnown = view.status === 'known';
  const next = isKnown ? remember(memory, view.recording, now) : memory;
  if (next !== memory) setMemory(next);
  // If the station no longer confirms an outage, it may be over.
  return { notice: isKnown ? noticeOf(next) : null, dismiss: () => setMemory(dismiss) };
}
