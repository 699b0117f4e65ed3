import { firstImageSearch, type LicensedImage } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { imagesQueries } from '../images.queries.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

/** Milliseconds after the last key before the library is asked. */
const typingPause = 250;

export interface LicensedSearch {
  typed: string;
  setTyped: (typed: string) => void;
  /** Undefined until the library answered for the first time. */
  images: readonly LicensedImage[] | undefined;
  isSearching: boolean;
  error: Error | null;
  retry: () => void;
}

/** Searches the library of licensed images while somebody types; without words for what a search begins with. */
export function useLicensedSearch(): LicensedSearch {
  const { client } = usePostKit();
  const [typed, setTyped] = useState<string>(firstImageSearch);
  const [words, setWords] = useState<string>(firstImageSearch);

  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim() || firstImageSearch), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const found = useQuery(imagesQueries.licensed(client, words));
  return {
    typed,
    setTyped,
    images: found.data,
    isSearching: found.isFetching,
    error: found.error,
    retry: () => void found.refetch(),
  };
}
