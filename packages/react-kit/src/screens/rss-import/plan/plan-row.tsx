import type { ImportItem } from '@postkit/sdk/schema';
import { formatListDuration } from '../../../host/time/format-duration.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { canChoose, kindNames } from './plan-choice.ts';
import { planMessages } from './plan.messages.ts';

export interface PlanRowProps {
  item: ImportItem;
  isChosen: boolean;
  timezone: string;
  onChange: (item: ImportItem, isChosen: boolean) => void;
}

/** One item of a plan: the choice, and the outcome with its reasons. */
export function PlanRow({ item, isChosen, timezone, onChange }: PlanRowProps) {
  const catalogue = useCatalogue();
  const messages = useWords(planMessages);
  const { title, published, is_dated, seconds, bytes, clash, lost, warning } = item;
  const facts = [
    published === null ? '' : formatListDate(published, timezone, catalogue),
    is_dated ? '' : messages.undated,
    seconds === null ? '' : formatListDuration(seconds),
    bytes === null ? '' : formatBytes(bytes, catalogue),
  ];
  const reasons = [
    messages.clashes[clash],
    warning,
    lost.length > 0 ? messages.loses(kindNames(lost, messages.kinds)) : '',
  ];
  return (
    <div className="pk-plan-row" data-clash={clash || undefined}>
      <Checkbox
        label={messages.choose(title || messages.untitled)}
        isLabelHidden
        isSelected={isChosen}
        isDisabled={!canChoose(item)}
        onChange={(chosen) => onChange(item, chosen)}
      />
      <div className="pk-plan-row-text">
        <span className="pk-plan-row-title" title={title}>
          {title || messages.untitled}
        </span>
        <span className="pk-plan-row-facts">{facts.filter(Boolean).join(' · ')}</span>
        <span className="pk-plan-row-reasons">{reasons.filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  );
}
