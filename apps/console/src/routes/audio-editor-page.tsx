import { useParams, useSearch } from '@tanstack/react-router';
import { AudioEditorScreen } from '@postkit/react-kit/screens/audio-editor';

/** The editor from the side menu, without a show, or that of one episode of a show; episode 0 is a new one. */
export function AudioEditorPage() {
  const { showId, episodeId } = useParams({ strict: false });
  const search: { editingEpisode?: unknown } = useSearch({ strict: false });
  if (showId === undefined) return <AudioEditorScreen />;
  const editingEpisode = Number(search.editingEpisode);
  return (
    <AudioEditorScreen
      key={`${showId}/${episodeId}`}
      showId={Number(showId)}
      episodeId={Number(episodeId)}
      {...(Number.isInteger(editingEpisode) ? { editingEpisode } : {})}
    />
  );
}
