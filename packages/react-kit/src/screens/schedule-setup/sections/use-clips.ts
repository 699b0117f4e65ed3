import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AudioEvent, AudioType } from '@postkit/sdk/schema';
import { audioEventsQueries } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import type { Option } from '../../../ui/option/option.ts';
import { useWords } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';

/** The clips of a type that match the typed text, and the chosen one. */
export function useClips(audioType: AudioType, id: number | null) {
  const messages = useWords(fieldMessages);
  const { client } = usePostKit();
  /** Null until the user types; then the field shows the chosen clip's title. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useQuery({ ...audioEventsQueries.one(client, id ?? 0), enabled: id !== null });
  const name = id === null ? '' : (chosen.data?.cart.title ?? (chosen.isError ? messages.goneClip : ''));
  const search = useDeferredValue(typed === null || typed === name ? '' : typed.trim());
  // A clip's category is its audio type without the prefix.
  const category = audioType.slice('UPLOAD-'.length);
  const library = useQuery(audioEventsQueries.library(client, { category, search }));

  const clips = (library.data ?? []).map(optionOf);
  const isListed = id === null || clips.some((clip) => clip.id === String(id));
  return {
    options: isListed ? clips : [{ id: String(id), label: name }, ...clips],
    typed: typed ?? name,
    setTyped,
    isError: library.isError,
  };
}

function optionOf({ id, cart, duration }: AudioEvent): Option {
  return { id: String(id), label: cart.title, description: formatClock(duration) };
}
