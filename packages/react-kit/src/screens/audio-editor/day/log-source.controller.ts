import { serverMessage } from '@postkit/sdk';
import type { LogSource } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogSourceLive } from '../../../data/logger/logger.live.ts';
import { useUpdateLogSource } from '../../../data/logger/logger.mutations.ts';
import { loggerQueries } from '../../../data/logger/logger.queries.ts';
import { usePostKit } from '../../../provider/postkit-context.ts';
import { logSourceMessages as words } from '../audio-editor.messages.ts';

export type LogSourceState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'ready';
      source: LogSource;
      url: string;
      urlError: string | undefined;
      isSaving: boolean;
      setUrl: (url: string) => void;
      saveUrl: () => void;
      setActive: (active: boolean) => void;
    };

/** The stream that the station logs: where it is, whether it is logged, and how that goes. */
export function useLogSource(): LogSourceState {
  const { client } = usePostKit();
  const source = useQuery(loggerQueries.source(client));
  const update = useUpdateLogSource();
  const [typed, setTyped] = useState<string | null>(null);
  useLogSourceLive();
  if (source.isPending) return { status: 'loading' };
  if (source.isError) return { status: 'failed', retry: () => void source.refetch() };
  const message = update.error && serverMessage(update.error, words.failedSave);
  const url = typed ?? source.data.url;
  // The controls stay enabled while they save, since a disabled one would drop the focus out of the popover.
  function save(changes: { active?: boolean }) {
    if (!update.isPending) update.mutate({ ...changes, url: url.trim() }, { onSuccess: () => setTyped(null) });
  }
  return {
    status: 'ready',
    source: source.data,
    url,
    urlError: message?.action === 'show' ? message.details : undefined,
    isSaving: update.isPending,
    setUrl: setTyped,
    saveUrl: () => save({}),
    setActive: (active) => save({ active }),
  };
}
