import type { PlayoutCorrectionLine } from '@postkit/sdk/schema';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useWords } from '../../../words/use-words.ts';
import { isChange, usesOf } from './correction-choice.ts';
import { correctionsMessages } from './corrections.messages.ts';

export interface CorrectionLineProps {
  line: PlayoutCorrectionLine;
  zone: string;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle(this: void): void;
}

type Piece = NonNullable<PlayoutCorrectionLine['before']>;

const tones: Readonly<Record<PlayoutCorrectionLine['kind'], Tone>> = {
  renamed: 'info',
  recut: 'info',
  added: 'success',
  gone: 'warning',
  unchanged: 'neutral',
  no_row: 'neutral',
  no_audio: 'danger',
};

/** A line of a correction: its event before and after, and the uses that keep its audio. */
export function CorrectionLine({ line, zone, isChosen, isDisabled, onToggle }: CorrectionLineProps) {
  const messages = useWords(correctionsMessages);
  const { kind, before, after, users } = line;
  const clock = (ms: number) => clockInZone(ms / 1000, zone);
  const nameOf = ({ title, artist }: Piece) =>
    [title, artist].filter((part) => part !== '').join(' – ') || messages.unnamed;
  const hoursOf = ({ start_ms, end_ms }: Piece) => messages.hours(clock(start_ms), clock(end_ms));
  /** One text, or both if they differ. */
  const both = (of: (piece: Piece) => string) => {
    const [first, last] = [before && of(before), after && of(after)];
    return first !== null && last !== null && first !== last
      ? messages.from(first, last)
      : (last ?? first ?? '');
  };
  const start = after ?? before;
  const label = messages.line(start ? clock(start.start_ms) : '', both(nameOf));
  const used =
    users.episodes > 0
      ? messages.usedByEpisodes(users.episodes)
      : usesOf(line) > 0 && messages.usedByOthers(usesOf(line));
  const details = [both(hoursOf), both(({ category }) => category), used].filter(Boolean).join(' · ');
  return (
    <div className="pk-correction-line">
      {isChange(line) ? (
        <Checkbox
          label={label}
          description={details}
          isSelected={isChosen}
          isDisabled={isDisabled}
          onChange={onToggle}
        />
      ) : (
        <span className="pk-correction-fixed">
          <span>{label}</span>
          <span className="pk-muted">{details}</span>
        </span>
      )}
      <Badge tone={tones[kind]}>{messages.kinds[kind]}</Badge>
    </div>
  );
}
