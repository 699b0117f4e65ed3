import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Campaign } from '@postkit/sdk/schema';
import { audioEventsQueries } from '../../data/audio-events/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { searchDelayMilliseconds, useSettled } from '../../host/use-settled.ts';
import { SearchSelect } from '../../ui/search-select/search-select.tsx';
import { useWords } from '../../words/use-words.ts';
import { CampaignUploadField } from './campaign-upload.tsx';
import { campaignsMessages } from './campaigns.messages.ts';
import { useCampaignUpload } from './use-campaign-upload.ts';

export interface CampaignAudioFieldProps {
  /** The audio that the campaign has. */
  current: Campaign['audio'] | null;
  /** Path of an audio event; empty for none. */
  value: string;
  isDisabled: boolean;
  errorMessage: string | undefined;
  onChange(event: string): void;
}

/** An upload of the library, found by its title, a file that is uploaded here, or the audio that the campaign has. */
export function CampaignAudioField({
  current,
  value,
  isDisabled,
  errorMessage,
  onChange,
}: CampaignAudioFieldProps) {
  const messages = useWords(campaignsMessages);
  const { client } = usePostKit();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(current && { id: current.event, label: current.title });
  const library = useQuery(
    audioEventsQueries.library(client, {
      category: null,
      search: useSettled(search.trim(), searchDelayMilliseconds),
    }),
  );
  const upload = useCampaignUpload(({ event, title }) => {
    setChosen({ id: event, label: title });
    onChange(event);
  });
  const uploads = (library.data ?? []).map(({ resource_uri, cart, duration }) => ({
    id: resource_uri,
    label: cart.title,
    description: messages.seconds(Math.round(duration)),
  }));
  const own = chosen && chosen.id === value && !uploads.some(({ id }) => id === chosen.id) ? [chosen] : [];
  return (
    <div className="pk-campaigns-audio">
      <SearchSelect
        label={messages.audio}
        description={messages.audioText}
        placeholder={messages.audioPlaceholder}
        isRequired
        isDisabled={isDisabled}
        options={[...own, ...uploads]}
        value={value === '' ? null : value}
        isLoading={library.isPending}
        errorMessage={errorMessage ?? (library.isError ? messages.audioLoadFailed : undefined)}
        onSearch={setSearch}
        onChange={(event) => {
          setChosen(uploads.find(({ id }) => id === event) ?? chosen);
          onChange(event);
        }}
      />
      <CampaignUploadField upload={upload} isDisabled={isDisabled} />
    </div>
  );
}
