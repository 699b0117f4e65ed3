import { NumberField } from '../../ui/number-field/number-field.tsx';
import { useWords } from '../../words/use-words.ts';
import type { CampaignPartProps } from './campaign-days.tsx';
import { campaignsMessages } from './campaigns.messages.ts';

const caps = ['most_deliveries', 'most_per_day', 'most_per_listener'] as const;

export function CampaignCaps({ draft, isDisabled, onChange }: CampaignPartProps) {
  const messages = useWords(campaignsMessages);
  const labels = {
    most_deliveries: messages.most,
    most_per_day: messages.mostPerDay,
    most_per_listener: messages.mostPerListener,
  };
  return (
    <fieldset className="pk-check-group">
      <legend>{messages.caps}</legend>
      <p className="pk-check-group-text">{messages.capsText}</p>
      <div className="pk-campaigns-pair">
        {caps.map((cap) => (
          <NumberField
            key={cap}
            label={labels[cap]}
            minValue={1}
            maxValue={1_000_000_000}
            step={1}
            isDisabled={isDisabled}
            value={draft[cap]}
            onChange={(value) => onChange({ [cap]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
