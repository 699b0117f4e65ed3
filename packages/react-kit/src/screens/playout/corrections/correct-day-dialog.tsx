import type { PlayoutCorrection, PlayoutInput } from '@postkit/sdk/schema';
import type { CalendarDate } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { chosenChanges } from './correction-choice.ts';
import { correctionsMessages } from './corrections.messages.ts';
import { PreviewStep } from './preview-step.tsx';
import { SourceStep } from './source-step.tsx';
import { useCorrectionSource } from './use-correction-source.ts';
import { useCorrection } from './use-correction.ts';

export interface CorrectDayDialogProps {
  inputs: readonly PlayoutInput[];
  day: CalendarDate;
  /** A proposed correction to review; null for one by a file or an offset. */
  proposal: PlayoutCorrection | null;
  zone: string;
  onClose(this: void): void;
}

/** Corrects a past day by a file or another offset, after a preview of all changes. */
export function CorrectDayDialog({ inputs, day, proposal, zone, onClose }: CorrectDayDialogProps) {
  const messages = useWords(correctionsMessages);
  const source = useCorrectionSource({ inputs, day, proposal, zone });
  const correction = useCorrection({ onApplied: onClose });
  const { shown, left, isPreviewing, isApplying, hasLogChanged } = correction;
  const isBusy = isPreviewing || isApplying;
  const count = shown ? chosenChanges(shown.preview.lines, left).length : 0;

  function showPreview(): void {
    if (source.check()) correction.preview(source.prepare);
  }

  return (
    <Dialog
      isOpen
      size="large"
      title={messages.title}
      onClose={isBusy ? undefined : onClose}
      footer={
        shown === null ? (
          <>
            <Button isDisabled={isBusy} onPress={onClose}>
              {messages.cancel}
            </Button>
            <Button variant="primary" isBusy={isPreviewing} onPress={showPreview}>
              {messages.preview}
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isBusy} onPress={correction.back}>
              {messages.back}
            </Button>
            {hasLogChanged ? (
              <Button variant="primary" isBusy={isPreviewing} onPress={showPreview}>
                {messages.again}
              </Button>
            ) : (
              <Button
                variant="primary"
                isBusy={isApplying}
                isDisabled={count === 0}
                onPress={() => correction.apply(shown)}
              >
                {messages.apply(count)}
              </Button>
            )}
          </>
        )
      }
    >
      {shown === null ? (
        <SourceStep
          source={source}
          inputs={inputs}
          proposal={proposal}
          zone={zone}
          error={correction.previewError}
          isDisabled={isBusy}
        />
      ) : (
        <PreviewStep correction={correction} preview={shown.preview} zone={zone} />
      )}
    </Dialog>
  );
}
