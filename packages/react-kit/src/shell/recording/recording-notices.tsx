import type { StationSession } from '../../screen/session/station-session.ts';
import { useRecording } from '../../features/logger/index.ts';
import { RecordingBanner } from './recording-banner.tsx';
import { useRecordingNotice } from './use-recording-notice.ts';

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
      // Screen readers announce each outage, and its end, once more.
      key={`${notice.state} ${notice.since}`}
      notice={notice}
      zone={session.timezone}
      isAdmin={session.isAdmin}
      onLogSource={onLogSource}
      onDismiss={dismiss}
    />
  );
}
