import type { RecordingState } from '@postkit/sdk/schema';
import './recording.css';

/** State of the recorder as a user sees it. */
export type LampState = RecordingState | 'unknown';

/** The recording lamp: a shape for each state, since colour alone says nothing. */
export function RecordingLamp({ state }: { state: LampState }) {
  return <span className="pk-lamp" data-state={state} aria-hidden="true" />;
}
