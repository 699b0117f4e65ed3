import { useState } from 'react';
import {
  type EpisodePodcast,
  episodePodcast,
  noEpisodePodcast,
  type SocialInteract,
  socialProtocols,
} from '@postkit/sdk/schema';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { FieldPlace } from '../../../ui/field-place/field-place.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
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

/** The details of an episode that only podcast apps read. The section opens if one of them is set or wrong. */
export function EpisodePodcastFields({
  value,
  isDisabled,
  isChecked,
  onChange,
}: PodcastPartProps<EpisodePodcast>) {
  const messages = useWords(podcastFieldsMessages);
  const [isSet] = useState(() => JSON.stringify(value) !== JSON.stringify(noEpisodePodcast));
  const faultAt = useFaults(episodePodcast, value, isChecked);
  const props: DetailsProps<EpisodePodcast> = {
    podcast: value,
    isDisabled,
    faultAt,
    onChange: (change) => onChange({ ...value, ...change }),
  };
  return (
    <Disclosure
      label={messages.heading}
      help={messages.episodeHelp}
      isOpenAtFirst={isSet}
      isHeldOpen={isChecked && !episodePodcast.safeParse(value).success}
    >
      <div className="pk-podcast-fields">
        <ListingFields {...props} />
        <CreditsField {...props} />
        <FieldPlace name="soundbites">
          <SoundbitesField {...props} />
        </FieldPlace>
        <PlaceField {...props} />
        <DiscussionsField {...props} />
        <RecipientsField {...props} />
        <FieldPlace name="alternate_enclosures">
          <AlternatesField {...props} />
        </FieldPlace>
        <TextRecordsField {...props} />
      </div>
    </Disclosure>
  );
}

type Props = DetailsProps<EpisodePodcast>;

function ListingFields({ podcast, isDisabled, faultAt, onChange }: Props) {
  const messages = useWords(podcastFieldsMessages);
  return (
    <>
      <TextField
        label={messages.itunesTitle}
        description={messages.itunesTitleHelp}
        isDisabled={isDisabled}
        value={podcast.itunes_title}
        errorMessage={faultAt('itunes_title')}
        onChange={(itunes_title) => onChange({ itunes_title })}
      />
      <TextField
        label={messages.author}
        description={messages.authorHelp}
        isDisabled={isDisabled}
        value={podcast.author}
        errorMessage={faultAt('author')}
        onChange={(author) => onChange({ author })}
      />
      <TextField
        label={messages.link}
        description={messages.linkHelp}
        isDisabled={isDisabled}
        value={podcast.link}
        errorMessage={faultAt('link')}
        onChange={(link) => onChange({ link })}
      />
      <TagInput
        label={messages.keywords}
        description={messages.keywordsHelp}
        isDisabled={isDisabled}
        value={podcast.keywords}
        onChange={(keywords) => onChange({ keywords })}
      />
      <Checkbox
        label={messages.block}
        description={messages.blockHelp}
        isDisabled={isDisabled}
        isSelected={podcast.block}
        onChange={(block) => onChange({ block })}
      />
    </>
  );
}

function SoundbitesField({ podcast, isDisabled, faultAt, onChange }: Props) {
  const { soundbites: words } = useWords(podcastFieldsMessages);
  const errorAt = (index: number, name: string) => faultAt('soundbites', index, name);
  const empty = { start: 0, length: 30, title: '' };
  return (
    <RowList
      {...{ words, isDisabled, errorAt, empty }}
      rows={podcast.soundbites}
      onChange={(soundbites) => onChange({ soundbites })}
    />
  );
}

const networks: Readonly<Record<string, string>> = {
  activitypub: 'Mastodon (ActivityPub)',
  atproto: 'Bluesky (AT Protocol)',
  hive: 'Hive',
  matrix: 'Matrix',
  nostr: 'Nostr',
  twitter: 'Twitter',
  lightning: 'Lightning',
};

const noDiscussion: SocialInteract = { uri: '', protocol: 'activitypub', account_id: '', account_url: '' };

function DiscussionsField({ podcast, isDisabled, faultAt, onChange }: Props) {
  const { discussions: words, disabledProtocol } = useWords(podcastFieldsMessages);
  const protocols = socialProtocols.map((id) => ({ id, label: networks[id] ?? disabledProtocol }));
  return (
    <RowList
      words={words}
      isDisabled={isDisabled}
      rows={podcast.social_interact}
      empty={noDiscussion}
      options={{ protocol: protocols }}
      errorAt={(index, name) => faultAt('social_interact', index, name)}
      onChange={(social_interact) => onChange({ social_interact })}
    />
  );
}

function AlternatesField({ podcast, isDisabled, faultAt, onChange }: Props) {
  const { alternates: words } = useWords(podcastFieldsMessages);
  return (
    <RowList
      words={words}
      isDisabled={isDisabled}
      rows={podcast.alternate_enclosures.map((file) => ({ ...file, address: file.sources[0] ?? '' }))}
      empty={{
        type: '',
        length: 0,
        bitrate: 0,
        height: 0,
        lang: '',
        title: '',
        integrity: '',
        sources: [''],
        address: '',
      }}
      errorAt={(index, name) =>
        name === 'address'
          ? faultAt('alternate_enclosures', index, 'sources', 0)
          : faultAt('alternate_enclosures', index, name)
      }
      onChange={(rows) =>
        onChange({
          alternate_enclosures: rows.map(({ address, ...file }) => ({
            ...file,
            sources: [address, ...file.sources.slice(1)],
          })),
        })
      }
    />
  );
}
