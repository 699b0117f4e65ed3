import type { FadedAudio } from '../../../data/audio-events/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ItemEdit } from '../timeline-model/item-edit.ts';
import { type Shape, shapeEdit, shapeOf } from '../timeline-model/item-shape.ts';
import { waveformMessages } from './waveform.messages.ts';

export interface ShapeButtonsProps {
  item: FadedAudio & { gainDb?: number };
  shape: Shape;
  isDisabled: boolean;
  onReset: (shape: Shape) => void;
  onApply: (edit: ItemEdit) => void;
}

/** Applies the trim, the fades and the level, or resets them. */
export function ShapeButtons({ item, shape, isDisabled, onReset, onApply }: ShapeButtonsProps) {
  const messages = useWords(waveformMessages);
  const edit = shapeEdit(item, shape);
  return (
    <div className="pk-wave-trim-buttons">
      <Button variant="quiet" isDisabled={isDisabled || !edit} onPress={() => onReset(shapeOf(item))}>
        {messages.resetTrim}
      </Button>
      <Button isDisabled={isDisabled || !edit} onPress={() => edit && onApply(edit)}>
        {messages[labelOf(item, shape)]}
      </Button>
    </div>
  );
}

function labelOf(
  item: ShapeButtonsProps['item'],
  shape: Shape,
): 'applyTrim' | 'applyFade' | 'applyBoth' | 'applyLevel' | 'applyAll' {
  if (!shapeEdit(item, shape)) return 'applyTrim';
  const isCut = shape.startMs > 0 || shape.endMs < item.durationMs;
  const isLevelled = shape.gainDb !== undefined && shape.gainDb !== (item.gainDb ?? 0);
  // A trim removes the fade of its end; only that is not a fade that the user chose.
  const isFaded = isOther(shape.fadeInMs, item.fadeInMs) || isOther(shape.fadeOutMs, item.fadeOutMs);
  const isUnfaded = shape.fadeInMs !== item.fadeInMs || shape.fadeOutMs !== item.fadeOutMs;
  if (isLevelled) return isCut || isUnfaded ? 'applyAll' : 'applyLevel';
  if (!isCut) return 'applyFade';
  return isFaded ? 'applyBoth' : 'applyTrim';
}

function isOther(ms: number, before: number): boolean {
  return ms > 0 && ms !== before;
}
