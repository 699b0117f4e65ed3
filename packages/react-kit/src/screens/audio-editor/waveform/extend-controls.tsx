import { formatDecimal } from '../../../ui/format/format-decimal.ts';
import { Select } from '../../../ui/select/select.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue } from '../../../words/use-words.ts';
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

const options = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(waveformMessages);
  return [
    { id: '0', label: messages.none },
    ...segmentSteps.map(({ step, seconds }) => ({
      id: String(step),
      label: messages.seconds(formatDecimal(seconds, catalogue)),
    })),
  ];
};

/** Extends an item into the broadcast on one side. */
export function ExtendControls({ label, help, value, isDisabled, onChange }: ExtendControlsProps) {
  const catalogue = useCatalogue();
  return (
    <div className="pk-wave-extend">
      <Select
        label={label}
        description={help}
        options={options(catalogue)}
        value={String(value)}
        isDisabled={isDisabled}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
