import { formatDecimal } from '../../../ui/format/format-decimal.ts';
import { Select } from '../../../ui/select/select.tsx';
import type { Words } from '../../../words/define-messages.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { segmentSteps } from '../timeline-model/segment-steps.ts';
import { waveformMessages } from './waveform.messages.ts';

export interface ExtendControlsProps {
  label: string;
  help: string;
  /** Steps, 0 to 6. */
  value: number;
  isDisabled: boolean;
  onChange: (step: number) => void;
}

const options = (messages: Words<typeof waveformMessages>, locale: string) => [
  { id: '0', label: messages.none },
  ...segmentSteps.map(({ step, seconds }) => ({
    id: String(step),
    label: messages.seconds(formatDecimal(seconds, locale)),
  })),
];

/** Extends an item into the broadcast on one side. */
export function ExtendControls({ label, help, value, isDisabled, onChange }: ExtendControlsProps) {
  const locale = useLocale();
  const messages = useWords(waveformMessages);
  return (
    <div className="pk-wave-extend">
      <Select
        label={label}
        description={help}
        options={options(messages, locale)}
        value={String(value)}
        isDisabled={isDisabled}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
