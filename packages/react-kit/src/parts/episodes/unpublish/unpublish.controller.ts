import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Episode, EpisodeSummary } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/destinations/index.ts';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { usePutBack } from '../../../data/episodes/index.ts';
import { useUnpublishEpisode } from '../../../data/episodes/index.ts';
import { canUnpublish, type UnpublishOffer, unpublishOffer } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { unpublishMessages } from './unpublish.messages.ts';

export type UnpublishState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'ready';
      offer: UnpublishOffer;
      chosen: readonly number[];
      /** Whether enough destinations are chosen. */
      isComplete: boolean;
      isBusy: boolean;
      failure: string | null;
      choose: (id: number, isChosen: boolean) => void;
      submit: () => void;
    };

/** Where an episode is published now, which destinations to remove it from, and the removal. */
export function useUnpublishController(episode: EpisodeSummary, onDone: () => void): UnpublishState {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(unpublishMessages);
  const { client } = usePostKit();
  const postedTo = useQuery(episodesQueries.postedTo(client, episode.playlist_id));
  const unpublish = useUnpublishEpisode();
  const putBack = usePutBack();
  const [touched, setTouched] = useState<readonly number[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  if (!postedTo.data) {
    return postedTo.isError
      ? { status: 'failed', retry: () => void postedTo.refetch() }
      : { status: 'loading' };
  }
  const offer = unpublishOffer(postedTo.data, catalogue);
  const chosen = touched ?? offer.offered.map(({ id }) => id);

  /** The whole episode, for Undo; null if it could not be loaded, which stops nothing. */
  async function read(): Promise<Episode | null> {
    return client.episodes.get(episode.playlist_id).catch(() => null);
  }

  async function run(): Promise<void> {
    setFailure(null);
    try {
      const before = await read();
      const outcome = await unpublish.mutateAsync({ id: episode.playlist_id, chosen });
      if (outcome.result === 'stayed') {
        reportFailure(messages.stayedName, outcome.error);
        setFailure(messages.stayed(placesOf(offer, chosen, catalogue)));
        return;
      }
      const after = before && (await read());
      const undo = after && before.status !== 'draft' ? () => void putBack(before, after) : undefined;
      notify({ name: messages.done, details: episode.name, type: 'success', ...(undo && { undo }) });
      onDone();
    } catch (error) {
      reportFailure(messages.failed, error);
      setFailure(messages.failed);
    }
  }

  return {
    status: 'ready',
    offer,
    chosen,
    isComplete: canUnpublish(offer, chosen),
    isBusy: unpublish.isPending,
    failure,
    choose: (id, isChosen) => setTouched(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id)),
    submit: () => void run(),
  };
}

function placesOf({ offered }: UnpublishOffer, chosen: readonly number[], catalogue: Catalogue): string {
  return offered
    .filter(({ id }) => chosen.includes(id))
    .map((destination) => destinationName(destination, catalogue))
    .join(', ');
}
