import { parseDate } from '@internationalized/date';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { useWords } from '../../words/use-words.ts';
import type { CampaignDraft, DraftProblems } from './campaign-draft.ts';
import { campaignsMessages } from './campaigns.messages.ts';

/** A part of the form of a campaign. */
export interface CampaignPartProps {
  draft: CampaignDraft;
  problems: DraftProblems;
  isDisabled: boolean;
  onChange(change: Partial<CampaignDraft>): void;
}

export function CampaignDays({
  draft: { firstDay, lastDay },
  problems,
  isDisabled,
  onChange,
}: CampaignPartProps) {
  const messages = useWords(campaignsMessages);
  return (
    <div className="pk-campaigns-pair">
      <DatePicker
        label={messages.firstDay}
        isRequired
        isDisabled={isDisabled}
        value={firstDay === '' ? null : parseDate(firstDay)}
        errorMessage={problems.firstDay}
        onChange={(date) => onChange({ firstDay: date?.toString() ?? '' })}
      />
      <DatePicker
        label={messages.lastDay}
        description={messages.lastDayText}
        isDisabled={isDisabled}
        value={lastDay === '' ? null : parseDate(lastDay)}
        errorMessage={problems.lastDay}
        onChange={(date) => onChange({ lastDay: date?.toString() ?? '' })}
      />
    </div>
  );
}
