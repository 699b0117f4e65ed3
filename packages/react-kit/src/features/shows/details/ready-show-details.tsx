import type { EpisodeSummary, Settings, Show } from '@postkit/sdk/schema';
import { episodeEditorAddress } from '../../episodes/index.ts';
import { EpisodeDialogs, useOpenDialog } from '../../episodes/table/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useEpisodeTableController } from './episode-table.controller.ts';
import { ShowDetailsView } from './show-details.view.tsx';

export interface ReadyShowDetailsProps {
  show: Show;
  settings: Settings;
  editShowAddress: string | undefined;
}

/** The screen once its show is there: filters, rows, and the dialog that a row opened. */
export function ReadyShowDetails({ show, settings, editShowAddress }: ReadyShowDetailsProps) {
  const { host } = usePostKit();
  const table = useEpisodeTableController(show.id);
  const { dialog, open, close } = useOpenDialog(table.rows);
  const editor = (episodeId: number) => episodeEditorAddress(settings.station, show.id, episodeId);

  return (
    <>
      <ShowDetailsView
        show={show}
        zone={settings.timezone}
        table={table}
        showsAddress={host.hrefOf(`/${settings.station}/shows`)}
        onBack={() => host.navigate(`/${settings.station}/shows`)}
        onEditShow={editShowAddress === undefined ? undefined : () => host.navigate(editShowAddress)}
        onCreate={() => host.navigate(editor(0))}
        onEdit={({ playlist_id }: EpisodeSummary) => host.navigate(editor(playlist_id))}
        onOpen={open}
      />
      {dialog && <EpisodeDialogs dialog={dialog} settings={settings} onClose={close} />}
    </>
  );
}
