import { useState } from 'react';
import { noShowPodcast, type ShowPodcast, showPodcast } from '@postkit/sdk/schema';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { PodcastPartProps } from '../podcast-part/podcast-part-props.ts';
import { podcastFieldsMessages } from './podcast-fields.messages.ts';
import { RowList } from './row-list.tsx';
import {
  CreditsField,
  type DetailsProps,
  PlaceField,
  RecipientsField,
  TextRecordsField,
} from './shared-fields.tsx';
import { useFaults } from './use-faults.ts';
import './podcast-fields.css';

/** The details of a show that only podcast apps read. The section opens if one of them is set or wrong. */
export function ShowPodcastFields({ value, isDisabled, isChecked, onChange }: PodcastPartProps<ShowPodcast>) {
  const messages = useWords(podcastFieldsMessages);
  const [isSet] = useState(() => JSON.stringify(value) !== JSON.stringify(noShowPodcast));
  const faultAt = useFaults(showPodcast, value, isChecked);
  const props: DetailsProps<ShowPodcast> = {
    podcast: value,
    isDisabled,
    faultAt,
    onChange: (change) => onChange({ ...value, ...change }),
  };
  return (
    <Disclosure
      label={messages.heading}
      help={messages.showHelp}
      isOpenAtFirst={isSet}
      isHeldOpen={isChecked && !showPodcast.safeParse(value).success}
    >
      <div className="pk-podcast-fields">
        <FundingField {...props} />
        <CreditsField {...props} />
        <PlaceField {...props} />
        <PodrollField {...props} />
        <RecipientsField {...props} />
        <TextRecordsField {...props} />
        <TextField
          label={messages.guid}
          description={messages.guidHelp}
          isCode
          isDisabled={isDisabled}
          value={value.guid}
          errorMessage={faultAt('guid')}
          onChange={(guid) => props.onChange({ guid: guid.trim() })}
        />
      </div>
    </Disclosure>
  );
}

type Props = DetailsProps<ShowPodcast>;

function FundingField({ podcast, isDisabled, faultAt, onChange }: Props) {
  const { funding: words } = useWords(podcastFieldsMessages);
  const errorAt = (index: number, name: string) => faultAt('funding', index, name);
  const empty = { url: '', text: '' };
  return (
    <RowList
      {...{ words, isDisabled, errorAt, empty }}
      rows={podcast.funding}
      onChange={(funding) => onChange({ funding })}
    />
  );
}

function PodrollField({ podcast, isDisabled, faultAt, onChange }: Props) {
  const { podroll: words } = useWords(podcastFieldsMessages);
  const errorAt = (index: number, name: string) => faultAt('podroll', index, name);
  const empty = { title: '', feed_guid: '', feed_url: '' };
  return (
    <RowList
      {...{ words, isDisabled, errorAt, empty }}
      rows={podcast.podroll}
      onChange={(podroll) => onChange({ podroll })}
    />
  );
}
