import type { Settings } from '@postkit/sdk/schema';
import { episodeEditorAddress } from '../episode-address.ts';
import type { StationSession } from '../../../screen/session/station-session.ts';
import { EpisodeDialogs } from '../table/episode-dialogs.tsx';
import { useOpenDialog } from '../table/use-open-dialog.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
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
