import type { Recording } from '@postkit/sdk/schema';
import type { RecordingView } from '../../data/logger/index.ts';
import {
  ElapsedTime,
  LevelMeter,
  RecordingFacts,
  RecordingLight,
  recordingMessages,
  StationClock,
  useSinceText,
} from '../../parts/logger/recording/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import './recording-indicator.css';
import { shellMessages } from '../shell.messages.ts';

export interface RecordingIndicatorProps {
  view: Exclude<RecordingView, { status: 'loading' }>;
  zone: string;
  /** Whether the user may set up the recording. */
  isAdmin: boolean;
  onLogSource: () => void;
}

/** The state of the recording: lamp, time, level and title in the header, and details in a popover. */
export function RecordingIndicator({ view, zone, isAdmin, onLogSource }: RecordingIndicatorProps) {
  const messages = useWords(recordingMessages);
  const shellWords = useWords(shellMessages);
  const recording = view.status === 'known' ? view.recording : null;
  const clock = useSinceText(zone);
  const name = messages.name[recording?.state ?? 'unknown'](clock(recording?.since ?? null));
  const isNow = recording?.state === 'recording' && recording.title !== '';
  // An admin who sees that nothing is recorded needs the set-up, not the facts.
  const isSetUp = recording?.state === 'off' && isAdmin;
  return (
    <div className="pk-on-air">
      {isSetUp ? (
        <Button variant="quiet" className="pk-on-air-button" aria-haspopup="dialog" onPress={onLogSource}>
          <VisuallyHidden>{`${name}. ${shellWords.setUpRecording}`}</VisuallyHidden>
          <Readout recording={recording} zone={zone} action={shellWords.setUpRecording} />
        </Button>
      ) : (
        <Popover
          trigger={{
            label: isNow ? `${name}. ${messages.now(recording.title)}` : name,
            className: 'pk-on-air-button',
            content: <Readout recording={recording} zone={zone} />,
          }}
          placement="bottom end"
        >
          {(close) => (
            <div className="pk-on-air-panel">
              <RecordingFacts recording={recording} zone={zone} isLive={view.isLive} />
              <Button
                onPress={() => {
                  close();
                  onLogSource();
                }}
              >
                {shellWords.logSource}
              </Button>
            </div>
          )}
        </Popover>
      )}
      {/* Announces a new state, but not each second or level. */}
      <span role="status" data-visually-hidden>
        {name}
      </span>
    </div>
  );
}

interface ReadoutProps {
  recording: Recording | null;
  zone: string;
  /** Words at the end that say what a press does. */
  action?: string;
}

function Readout({ recording, zone, action }: ReadoutProps) {
  const messages = useWords(recordingMessages);
  const state = recording?.state ?? 'unknown';
  const isReconnecting = recording?.state === 'connecting' && recording.last_segment_at !== null;
  const isOutage = state === 'lost' || state === 'silent' || state === 'disk_full';
  return (
    // Hidden, since the button's name contains all of it.
    <span className="pk-on-air-readout" data-deck data-state={state} aria-hidden="true">
      <RecordingLight state={state} />
      <span className="pk-on-air-word">
        {isReconnecting ? messages.reconnecting : messages.short[state]}
        {isOutage && recording && recording.since !== null && (
          <>
            {' '}
            <ElapsedTime since={recording.since} />
          </>
        )}
      </span>
      <span className="pk-on-air-clock">
        <StationClock zone={zone} />
      </span>
      {recording && recording.level !== null && <LevelMeter level={recording.level} isDecorative />}
      {recording?.title && (
        <span className="pk-on-air-title pk-truncate">
          <span className="pk-muted">
            {state === 'recording' || state === 'silent' ? messages.nowLabel : messages.lastTitle}
          </span>{' '}
          {recording.title}
        </span>
      )}
      {state === 'connecting' && recording?.error && (
        <span className="pk-on-air-title pk-truncate pk-muted">{recording.error}</span>
      )}
      {action && <span className="pk-on-air-action">{action}</span>}
    </span>
  );
}
