import type {
  EpisodePodcast,
  PodcastLocation,
  PodcastPerson,
  ShowPodcast,
  ValueRecipient,
} from '@postkit/sdk/schema';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { podcastFieldsMessages } from './podcast-fields.messages.ts';
import { RowList } from './row-list.tsx';
import type { FaultAt } from './use-faults.ts';

const emptyPerson: PodcastPerson = { name: '', role: '', group: '', img: '', href: '' };
const emptyRecipient: ValueRecipient = {
  name: '',
  type: 'lnaddress',
  address: '',
  custom_key: '',
  custom_value: '',
  split: 1,
  fee: false,
};
const noPlace: PodcastLocation = { name: '', geo: '', osm: '' };

export interface DetailsProps<Podcast> {
  podcast: Podcast;
  isDisabled: boolean;
  faultAt: FaultAt;
  onChange: (change: Partial<Podcast>) => void;
}

type Shared = Pick<EpisodePodcast & ShowPodcast, 'persons' | 'location' | 'txt' | 'value'>;

export function CreditsField({
  podcast,
  isDisabled,
  faultAt,
  onChange,
}: DetailsProps<Pick<Shared, 'persons'>>) {
  const { persons: words } = useWords(podcastFieldsMessages);
  const errorAt = (index: number, name: string) => faultAt('persons', index, name);
  return (
    <RowList
      {...{ words, isDisabled, errorAt }}
      rows={podcast.persons}
      empty={emptyPerson}
      onChange={(persons) => onChange({ persons })}
    />
  );
}

export function PlaceField({
  podcast,
  isDisabled,
  faultAt,
  onChange,
}: DetailsProps<Pick<Shared, 'location'>>) {
  const messages = useWords(podcastFieldsMessages);
  const place = podcast.location ?? noPlace;
  const field = (name: keyof PodcastLocation, label: string, placeholder?: string) => (
    <TextField
      label={label}
      placeholder={placeholder}
      isDisabled={isDisabled}
      value={place[name]}
      errorMessage={faultAt('location', name)}
      onChange={(text) => {
        const next = { ...place, [name]: text };
        onChange({ location: Object.values(next).every((part) => part === '') ? null : next });
      }}
    />
  );
  return (
    <fieldset className="pk-podcast-list">
      <legend className="pk-field-label">{messages.place}</legend>
      <div className="pk-podcast-cells">
        {field('name', messages.placeName)}
        {field('geo', messages.geo, messages.geoPlaceholder)}
        {field('osm', messages.osm, messages.osmPlaceholder)}
      </div>
    </fieldset>
  );
}

export function TextRecordsField({
  podcast,
  isDisabled,
  faultAt,
  onChange,
}: DetailsProps<Pick<Shared, 'txt'>>) {
  const { txt: words } = useWords(podcastFieldsMessages);
  const errorAt = (index: number, name: string) => faultAt('txt', index, name);
  const empty = { purpose: '', text: '' };
  return (
    <RowList
      {...{ words, isDisabled, errorAt, empty }}
      rows={podcast.txt}
      onChange={(txt) => onChange({ txt })}
    />
  );
}

export function RecipientsField({
  podcast,
  isDisabled,
  faultAt,
  onChange,
}: DetailsProps<Pick<Shared, 'value'>>) {
  const { recipients: words } = useWords(podcastFieldsMessages);
  const { value } = podcast;
  return (
    <RowList
      words={words}
      isDisabled={isDisabled}
      rows={value?.recipients ?? []}
      empty={emptyRecipient}
      errorAt={(index, name) => faultAt('value', 'recipients', index, name)}
      onChange={(rows) => {
        const recipients = rows.map((row, index) =>
          row.address === value?.recipients[index]?.address
            ? row
            : { ...row, type: row.address.includes('@') ? 'lnaddress' : 'node' },
        );
        const kept = value ?? { type: 'lightning', method: 'keysend', suggested: '' };
        onChange({ value: rows.length === 0 ? null : { ...kept, recipients } });
      }}
    />
  );
}
