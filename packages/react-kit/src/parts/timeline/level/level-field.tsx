import { eventLevels } from '@postkit/sdk/schema';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { levelMessages } from './level.messages.ts';

export interface LevelFieldProps {
  /** dB. */
  gainDb: number;
  isDisabled?: boolean;
  onChange: (gainDb: number) => void;
}

const format = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

/** The level of an item. An empty field is 0 dB. */
export function LevelField({ gainDb, isDisabled = false, onChange }: LevelFieldProps) {
  const messages = useWords(levelMessages);
  return (
    <NumberField
      label={messages.label}
      value={gainDb}
      minValue={eventLevels.lowest}
      maxValue={eventLevels.highest}
      step={eventLevels.step}
      formatOptions={format}
      isDisabled={isDisabled}
      onChange={(next) => onChange(next ?? 0)}
    />
  );
}
