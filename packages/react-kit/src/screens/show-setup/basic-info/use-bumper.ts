import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type AudioEvent, idOfPath } from '@postkit/sdk/schema';
import { audioEventsQueries, eventUri } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import type { Option } from '../../../ui/option/option.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { useWizard } from '../wizard-context.ts';
import { basicInfoMessages } from './basic-info.messages.ts';

/** The uploads that match the typed text, and the chosen one. */
export function useBumper(uri: string | null) {
  const catalogue = useCatalogue();
  const { client } = usePostKit();
  const { station } = useWizard();
  /** Null until the user types; then the field shows the chosen upload's title. */
  const [typed, setTyped] = useState<string | null>(null);
  const id = uri === null ? null : idOfPath(station.slug, 'event', uri);
  const chosen = useQuery({ ...audioEventsQueries.one(client, id ?? 0), enabled: id !== null });
  const name = nameOf(chosen.data, uri, chosen.isError, catalogue);
  const search = useDeferredValue(typed === null || typed === name ? '' : typed.trim());
  const library = useQuery(audioEventsQueries.library(client, { category: null, search }));

  const uploads: Option[] = (library.data ?? []).map((event) => ({
    id: eventUri(client, event.id),
    label: event.cart.title,
    description: formatClock(event.duration),
  }));
  const isListed = uri === null || uploads.some((upload) => upload.id === uri);
  return {
    options: isListed ? uploads : [{ id: uri, label: name }, ...uploads],
    typed: typed ?? name,
    setTyped,
    isError: library.isError,
  };
}

function nameOf(
  event: AudioEvent | undefined,
  uri: string | null,
  isDeleted: boolean,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(basicInfoMessages);
  if (uri === null) return '';
  return event?.cart.title ?? (isDeleted ? messages.goneUpload : '');
}
