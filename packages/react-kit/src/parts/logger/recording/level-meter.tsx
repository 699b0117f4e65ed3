import { useWords } from '../../../words/use-words.ts';
import './recording.css';
import { recordingMessages } from './recording.messages.ts';

/** The quietest level that the meter shows, in dBFS. */
const quietest = -60;

export interface LevelMeterProps {
  /** Peak in dBFS; null while no audio is recorded. */
  level: number | null;
  /** Hides the meter from screen readers, where a text next to it has the level. */
  isDecorative?: boolean | undefined;
}

/** The peak of the newest audio on a scale from −60 to 0 dBFS. */
export function LevelMeter({ level, isDecorative = false }: LevelMeterProps) {
  const messages = useWords(recordingMessages);
  const value = Math.min(0, Math.max(quietest, level ?? quietest));
  const meter = {
    role: 'meter',
    'aria-label': messages.level,
    'aria-valuemin': quietest,
    'aria-valuemax': 0,
    'aria-valuenow': value,
    'aria-valuetext': level === null ? undefined : messages.decibels(level),
  };
  return (
    <span className="pk-level" {...(isDecorative ? { 'aria-hidden': true } : meter)}>
      <span className="pk-level-bar" style={{ clipPath: `inset(0 ${(value / quietest) * 100}% 0 0)` }} />
    </span>
  );
}
