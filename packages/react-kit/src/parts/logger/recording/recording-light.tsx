import type { RecordingState } from '@postkit/sdk/schema';
import './recording.css';

/** State of the recorder, from the user's view. */
export type LampState = RecordingState | 'unknown';

/** The recording lamp: a shape for each state, since colour alone is not accessible. */
export function RecordingLight({ state }: { state: LampState }) {
  return <span className="pk-lamp" data-state={state} aria-hidden="true" />;
}
