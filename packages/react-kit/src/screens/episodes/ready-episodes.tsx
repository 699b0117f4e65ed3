import type { Settings } from '@postkit/sdk/schema';
import { episodeEditorAddress } from '../../domain/episodes/episode-address.ts';
import type { StationSession } from '../../domain/session/station-session.ts';
import { EpisodeDialogs } from '../../panels/episode-table/episode-dialogs.tsx';
import { useOpenDialog } from '../../panels/episode-table/use-open-dialog.ts';
import { usePostKit } from '../../provider/postkit-context.ts';
import type { ScreenQueryProps } from '../../provider/use-screen-query.ts';
import { useEpisodeList } from './episode-list.controller.ts';
import { EpisodesView } from './episodes.view.tsx';

export interface ReadyEpisodesProps extends ScreenQueryProps {
  session: StationSession;
  settings: Settings;
}

/** The screen once it is known who looks at it: filters, rows, and the dialog that a row opened. */
export function ReadyEpisodes({ session, settings, ...props }: ReadyEpisodesProps) {
  const { host } = usePostKit();
  const list = useEpisodeList(props);
  const { dialog, open, close } = useOpenDialog(list.rows);
  return (
    <>
      <EpisodesView
        list={list}
        zone={session.timezone}
        onEdit={({ show_id, playlist_id }) => host.navigate(episodeEditorAddress(session.slug, show_id, playlist_id))}
        onOpen={open}
      />
      {dialog && <EpisodeDialogs dialog={dialog} settings={settings} onClose={close} />}
    </>
  );
}
