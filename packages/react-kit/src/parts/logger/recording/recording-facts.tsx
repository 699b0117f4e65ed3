import type { Recording } from '@postkit/sdk/schema';
import { useWords } from '../../../words/use-words.ts';
import { LevelMeter } from './level-meter.tsx';
import { RecordingLight } from './recording-light.tsx';
import { recordingMessages } from './recording.messages.ts';
import './recording.css';
import { useSinceText } from './use-since-text.ts';

export interface RecordingFactsProps {
  /** Null if the station did not respond. */
  recording: Recording | null;
  zone: string;
  /** Whether live events arrive. */
  isLive: boolean;
}

/** State of the recorder in words: state, cause, title, level. */
export function RecordingFacts({ recording, zone, isLive }: RecordingFactsProps) {
  const messages = useWords(recordingMessages);
  const state = recording?.state ?? 'unknown';
  const clock = useSinceText(zone);
  return (
    <div className="pk-recording-facts">
      <div className="pk-recording-state" role="status">
        <RecordingLight state={state} />
        <div>
          <strong>{messages.title[state](clock(recording?.since ?? null))}</strong>
          {messages.text[state] && <p>{messages.text[state]}</p>}
          {recording?.error && <p>{recording.error}</p>}
          {recording?.is_opposite_phase && <p>{messages.oppositePhase}</p>}
        </div>
      </div>
      {recording && <FactList recording={recording} clock={clock} />}
      {!isLive && <p className="pk-muted">{messages.noLive}</p>}
    </div>
  );
}

function FactList({ recording, clock }: { recording: Recording; clock: (at: number | null) => string }) {
  const messages = useWords(recordingMessages);
  const { state, since, title, level, recorded_address, recorded_kind, main_error, last_segment_at } =
    recording;
  const isOnAir = state === 'recording' || state === 'silent';
  return (
    <dl className="pk-recording-list">
      {title && (
        <div>
          <dt>{isOnAir ? messages.nowLabel : messages.lastTitle}</dt>
          <dd>{title}</dd>
        </div>
      )}
      {recorded_address === 'fallback' && (
        <div>
          <dt>{messages.address}</dt>
          <dd>{messages.fallback(main_error)}</dd>
        </div>
      )}
      {recorded_kind && (
        <div>
          <dt>{messages.kind}</dt>
          <dd>{messages.kinds[recorded_kind]}</dd>
        </div>
      )}
      {level !== null && (
        <div>
          <dt>{messages.level}</dt>
          <dd className="pk-recording-level">
            <LevelMeter level={level} />
            <span className="pk-time" aria-hidden="true">
              {messages.decibels(level)}
            </span>
          </dd>
        </div>
      )}
      {state === 'recording' && since !== null && (
        <div>
          <dt>{messages.since}</dt>
          <dd className="pk-time">{clock(since)}</dd>
        </div>
      )}
      {!isOnAir && last_segment_at !== null && (
        <div>
          <dt>{messages.lastAudio}</dt>
          <dd className="pk-time">{clock(last_segment_at)}</dd>
        </div>
      )}
    </dl>
  );
}
