import { useEffect } from 'react';
import { isHttpError } from '@postkit/sdk';
import { useDestinations } from '../../data/destinations/index.ts';
import { useEpisodesLive } from '../../data/episodes/index.ts';
import { useShow, useShows } from '../../data/shows/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useWords } from '../../words/use-words.ts';
import { showDetailsMessages } from './show-details.messages.ts';
import { validShowId } from './show-details.model.ts';

/** Loads one show by id, along with the data for the screens that users open from here. */
export function useShowDetailsController(showId: number) {
  const notify = useNotify();
  const messages = useWords(showDetailsMessages);
  const { host } = usePostKit();
  const id = validShowId(showId);
  const access = useAccess('shows');
  const show = useShow(id);
  const isMissing = id === null || isHttpError(show.error, 404);
  const needed: { show?: typeof show } = isMissing ? {} : { show };
  const screen = useScreen(access, needed);
  // Preloaded for the editor and its publish dialog.
  useShows();
  useDestinations();
  useEpisodesLive();

  const station = access.session?.slug;
  const showsAddress = `/${station}/shows`;
  useEffect(() => {
    if (!isMissing || station === undefined) return;
    notify({ name: messages.missing, details: messages.missingText(showId), type: 'error' });
    host.navigate(showsAddress, { replace: true });
  }, [notify, isMissing, station, showsAddress, showId, host, messages]);

  return { screen, showsAddress };
}
