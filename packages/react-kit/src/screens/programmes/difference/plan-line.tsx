import type { ProgrammePlanLine } from '@postkit/sdk/schema';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { differenceMessages } from './difference.messages.ts';
import { lineName, lineText } from './plan-line-text.ts';

export interface PlanLineProps {
  line: ProgrammePlanLine;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle(this: void): void;
}

const tones: Readonly<Record<ProgrammePlanLine['change'], Tone>> = {
  added: 'success',
  moved: 'info',
  renamed: 'info',
  changed: 'neutral',
  gone: 'warning',
};

/** A change of a programme, to choose. */
export function PlanLine({ line, isChosen, isDisabled, onToggle }: PlanLineProps) {
  const messages = useWords(differenceMessages);
  const catalogue = useCatalogue();
  const { change, before, after, added, removed } = line;
  // Usual hours that differ say enough.
  const isSame = JSON.stringify(before?.hours) === JSON.stringify(after?.hours);
  const airings = change === 'moved' &&
    isSame && [
      added.length > 0 && messages.airingsAdded(added.length),
      removed.length > 0 && messages.airingsRemoved(removed.length),
    ];
  return (
    <div className="pk-difference-line">
      <Checkbox
        label={lineName(line, catalogue)}
        isSelected={isChosen}
        isDisabled={isDisabled}
        onChange={onToggle}
        description={[lineText(line, catalogue), ...(airings || [])].filter(Boolean).join(' · ')}
      />
      <Badge tone={tones[change]}>{messages.changes[change]}</Badge>
    </div>
  );
}
