import type { PlayoutCorrection } from '@postkit/sdk/schema';
import { playoutCorrectionKinds } from '@postkit/sdk/schema';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { usePlayoutCorrections } from '../playout.queries.ts';
import { isChange } from './correction-choice.ts';
import { correctionsMessages } from './corrections.messages.ts';
import { useUndoCorrection } from './use-corrected-message.ts';

export interface DayCorrectionsProps {
  /** The day in unix seconds. */
  range: { start: number; end: number };
  zone: string;
  /** Reviews a proposed correction; null for users who may not correct the log. */
  onReview: ((proposal: PlayoutCorrection) => void) | null;
}

const tones: Readonly<Record<PlayoutCorrection['state'], Tone>> = {
  applied: 'success',
  undone: 'neutral',
  proposed: 'warning',
};

/** The corrections of a day, to undo or to review. Shows nothing without any. */
export function DayCorrections({ range, zone, onReview }: DayCorrectionsProps) {
  const messages = useWords(correctionsMessages);
  const catalogue = useCatalogue();
  const { data: corrections = [] } = usePlayoutCorrections(range);
  const { undo, isUndoing } = useUndoCorrection();
  if (corrections.length === 0) return null;
  const nameOf = ({ name }: PlayoutCorrection) => name || messages.byInputs;
  return (
    <ul className="pk-corrections" aria-label={messages.corrections}>
      {corrections.map((correction) => {
        const { id, state, made_at, made_by, counts, can_undo } = correction;
        const changes = playoutCorrectionKinds.filter((kind) => isChange({ kind }) && counts[kind] > 0);
        return (
          <li key={id}>
            <Badge tone={tones[state]}>{messages.states[state]}</Badge>
            <span className="pk-corrections-text">
              <strong>{nameOf(correction)}</strong>{' '}
              <span className="pk-muted">
                {[
                  messages.made(formatListDate(made_at, zone, catalogue), made_by),
                  ...changes.map((kind) => messages.counts[kind](counts[kind])),
                ].join(' · ')}
              </span>
            </span>
            {onReview && state === 'proposed' && (
              <Button
                size="small"
                aria-label={messages.reviewOf(nameOf(correction))}
                onPress={() => onReview(correction)}
              >
                {messages.review}
              </Button>
            )}
            {onReview && can_undo && (
              <Button
                size="small"
                isBusy={isUndoing}
                aria-label={messages.undoOf(nameOf(correction))}
                onPress={() => undo(id)}
              >
                {messages.undo}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
