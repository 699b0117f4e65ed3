import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { connectionsQueries, publishingConnections } from '../../../connections/index.ts';
import { usePostKit } from '../../../../host/postkit-context.ts';
import { failureText, reportFailure } from '../../../../screen/report-failure.ts';
import { useShowSetup } from '../show-setup.store.ts';
import type { WizardStep } from '../wizard-step.ts';
import { autoFeedMessages as messages } from './auto-feed.messages.ts';
import { createFeedKeeper, type FeedKeeper } from './create-feed-keeper.ts';
import { showSetupMessages } from '../show-setup.messages.ts';

/** The feed of the show that is set up, made when display details are entered, in step with the draft while the wizard is up. */
export function useAutoFeed(step: WizardStep): Pick<FeedKeeper, 'settle'> {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const keeper = useMemo(() => {
    const readAnew = () => queries.invalidateQueries({ queryKey: connectionsQueries.all() });
    const { connections } = client;
    const publishing = publishingConnections(client, queries);
    const isSaved = () => useShowSetup.getState().draft?.id !== null;
    return createFeedKeeper({
      connections: {
        create: async (...given) => connections.create(...given),
        get: async (...given) => connections.get(...given),
        delete: async (...given) => connections.delete(...given),
        // A feed that waits for its show is public nowhere: there is nothing to write anew.
        update: async (...given) => (isSaved() ? publishing : connections).update(...given),
      },
      read: () => useShowSetup.getState().draft,
      change: (changes) => {
        useShowSetup.getState().change(changes);
        void readAnew();
      },
      fail: (error) => reportFailure(showSetupMessages.messageName, error, failureText(error, messages.failed)),
    });
  }, [client, queries]);

  useEffect(() => {
    const ignore = useShowSetup.subscribe((state, before) => {
      if (state.draft !== before.draft) keeper.follow();
    });
    return () => {
      ignore();
      keeper.stop();
    };
  }, [keeper]);

  useEffect(() => {
    if (step === 'display-details') void keeper.enter();
  }, [keeper, step]);

  return keeper;
}
