import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { destinationsQueries, publishingDestinations } from '../../../data/destinations/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useStores } from '../../../host/stores.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { showSetupMessages } from '../show-setup.messages.ts';
import { useShowSetup } from '../show-setup.store.ts';
import type { WizardStep } from '../wizard-step.ts';
import { autoFeedMessages } from './auto-feed.messages.ts';
import { createFeedSync, type FeedSync } from './create-feed-sync.ts';

/** Creates the feed of the show in the wizard when display details open, and keeps it in sync with the draft. */
export function useAutoFeed(step: WizardStep): Pick<FeedSync, 'settle'> {
  const reportFailure = useReportFailure();
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(autoFeedMessages);
  const showSetupWords = useWords(showSetupMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  const sync = useMemo(() => {
    const invalidate = () => queries.invalidateQueries({ queryKey: destinationsQueries.all(client) });
    const { connections: destinations } = client;
    const publishing = publishingDestinations(client, queries);
    const isSaved = () => useShowSetup.in(stores).getState().draft?.id !== null;
    return createFeedSync({
      destinations: {
        create: async (...args) => destinations.create(...args),
        get: async (...args) => destinations.get(...args),
        delete: async (...args) => destinations.delete(...args),
        // A provisional feed has no public address, so its XML need not be published again.
        update: async (...args) => (isSaved() ? publishing : destinations).update(...args),
      },
      read: () => useShowSetup.in(stores).getState().draft,
      change: (changes) => {
        useShowSetup.in(stores).getState().change(changes);
        void invalidate();
      },
      fail: (error) =>
        reportFailure(showSetupWords.messageName, error, failureText(error, catalogue, messages.failed)),
    });
  }, [stores, reportFailure, client, queries, messages, showSetupWords, catalogue]);

  useEffect(() => {
    const unsubscribe = useShowSetup.in(stores).subscribe((state, before) => {
      if (state.draft !== before.draft) sync.follow();
    });
    return () => {
      unsubscribe();
      sync.stop();
    };
  }, [stores, sync]);

  useEffect(() => {
    if (step === 'display-details') void sync.enter();
  }, [sync, step]);

  return sync;
}
