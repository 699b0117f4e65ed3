import type { Campaign } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../../host/postkit-context.ts';
import { SearchSelect } from '../../../ui/search-select/search-select.tsx';
import { useWords } from '../../../words/use-words.ts';
import { audioEventsQueries } from '../../audio-events/index.ts';
import { campaignsMessages } from './campaigns.messages.ts';

export interface CampaignAudioFieldProps {
  /** The audio that the campaign has. */
  current: Campaign['audio'] | null;
  /** Path of an audio event; empty for none. */
  value: string;
  isDisabled: boolean;
  errorMessage: string | undefined;
  onChange(event: string): void;
}

/** One of the newest uploads of the library, or the audio that the campaign has. */
export function CampaignAudioField({ current, value, isDisabled, errorMessage, onChange }: CampaignAudioFieldProps) {
  const messages = useWords(campaignsMessages);
  const { client } = usePostKit();
  const library = useQuery(audioEventsQueries.library(client, { category: null, search: '' }));
  const uploads = (library.data ?? []).map(({ resource_uri, cart, duration }) => ({
    id: resource_uri,
    label: cart.title,
    description: messages.seconds(Math.round(duration)),
  }));
  const own = current && !uploads.some(({ id }) => id === current.event) ? [{ id: current.event, label: current.title }] : [];
  return (
    <SearchSelect
      label={messages.audio}
      description={messages.audioText}
      placeholder={messages.audioPlaceholder}
      isRequired
      isDisabled={isDisabled}
      options={[...own, ...uploads]}
      value={value === '' ? null : value}
      errorMessage={errorMessage ?? (library.isError ? messages.audioLoadFailed : undefined)}
      onChange={(event) => onChange(event ?? '')}
    />
  );
}
