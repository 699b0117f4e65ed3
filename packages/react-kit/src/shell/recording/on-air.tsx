import { useRecording } from '../../features/logger/index.ts';
import type { StationSession } from '../../screen/session/station-session.ts';
import { RecordingIndicator } from './recording-indicator.tsx';

export interface OnAirProps {
  session: StationSession;
  onLogSource: () => void;
}

/** The recording indicator of a station that has a log: one that never recorded has nothing to indicate. */
export function OnAir({ session, onLogSource }: OnAirProps) {
  const view = useRecording();
  if (view.status === 'loading') return null;
  if (view.status === 'known' && view.recording.state === 'off' && view.recording.last_segment_at === null) return null;
  return <RecordingIndicator view={view} zone={session.timezone} onLogSource={onLogSource} />;
}
