import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { firstImageSearch, type LicensedImage } from '@postkit/sdk/schema';
import { imagesQueries } from '../../../data/images/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { imagePickerMessages } from './image-picker.messages.ts';

/** Milliseconds after the last key before the search starts. */
const typingPause = 250;

export interface LicensedSearch {
  typed: string;
  setTyped: (typed: string) => void;
  /** Undefined until the library has responded once. */
  images: readonly LicensedImage[] | undefined;
  isSearching: boolean;
  error: Error | null;
  retry: () => void;
}

/** Searches the library of licensed images as the user types; an empty text searches for the default. */
export function useLicensedSearch(): LicensedSearch {
  const messages = useWords(imagePickerMessages);
  const { client } = usePostKit();
  const [typed, setTyped] = useState<string>(firstImageSearch);
  const [words, setWords] = useState<string>(firstImageSearch);

  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim() || firstImageSearch), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const results = useQuery(imagesQueries.licensed(client, words));
  useEffect(() => {
    if (results.error) console.error(`[postkit] ${messages.licensedFailed}`, results.error);
  }, [results.error, messages]);
  return {
    typed,
    setTyped,
    images: results.data,
    isSearching: results.isFetching,
    error: results.error,
    retry: () => void results.refetch(),
  };
}
