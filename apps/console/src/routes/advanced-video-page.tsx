import { useParams, useSearch } from '@tanstack/react-router';
import { AdvancedVideoScreen } from '@postkit/react-kit/screens/advanced-video';

/** The advanced video of one episode. */
export function AdvancedVideoPage() {
  const { showId, episodeId } = useParams({ strict: false });
  const search: { editingEpisode?: unknown } = useSearch({ strict: false });
  const editingEpisode = Number(search.editingEpisode);
  return (
    <AdvancedVideoScreen
      key={`${showId}/${episodeId}`}
      showId={Number(showId)}
      episodeId={Number(episodeId)}
      {...(Number.isInteger(editingEpisode) ? { editingEpisode } : {})}
    />
  );
}
