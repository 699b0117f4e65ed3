import type { Company, CompanyStation } from '@postkit/sdk/schema';
import type { FieldProblems } from '../../../parts/stations/fields/index.ts';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { companyMessages } from '../company.messages.ts';
import type { StationDraft } from './station-draft.ts';
import { stationFormMessages } from './station-form.messages.ts';

export interface PlaceFieldsProps {
  draft: StationDraft;
  company: Company;
  problems: FieldProblems;
  isDisabled: boolean;
  onChange(draft: StationDraft): void;
}

const kinds: readonly CompanyStation['station_type'][] = ['radio', 'tv'];

/** Kind, format, place and quota of a station. */
export function PlaceFields({ draft, company, problems, isDisabled, onChange }: PlaceFieldsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(stationFormMessages);
  const companyWords = useWords(companyMessages);
  const texts = [
    { name: 'format', label: messages.format, description: messages.formatHelp },
    { name: 'geo_region', label: messages.city, description: undefined },
    { name: 'geo_state', label: messages.state, description: undefined },
  ] as const;
  const { station_quota_bytes: quota } = company;
  return (
    <>
      <RadioGroup
        label={messages.kind}
        isHorizontal
        options={kinds.map((id) => ({ id, label: companyWords.kinds[id] }))}
        value={draft.station_type}
        isDisabled={isDisabled}
        onChange={(kind) => onChange({ ...draft, station_type: kind })}
      />
      <section className="pk-station-form-part">
        <Heading level={3} look={4}>
          {messages.place}
        </Heading>
        <p className="pk-muted">{messages.placeText}</p>
        <div className="pk-station-form-grid">
          {texts.map(({ name, label, description }) => (
            <TextField
              key={name}
              label={label}
              description={description}
              value={draft[name]}
              maxLength={100}
              isDisabled={isDisabled}
              errorMessage={problems[name]}
              onChange={(text) => onChange({ ...draft, [name]: text })}
            />
          ))}
        </div>
      </section>
      <NumberField
        label={messages.quota}
        description={
          quota === null ? messages.quotaNone : messages.quotaOfCompany(formatBytes(quota, catalogue))
        }
        value={draft.quota}
        minValue={0.1}
        formatOptions={{ maximumFractionDigits: 3 }}
        isDisabled={isDisabled}
        errorMessage={problems['quota_bytes']}
        onChange={(gigabytes) => onChange({ ...draft, quota: gigabytes })}
      />
    </>
  );
}
