import { useParams } from '@tanstack/react-router';
import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';

export function ShowDetailsPage() {
  const { station, showId } = useParams({ strict: false });
  return (
    <ShowDetailsScreen
      key={showId}
      showId={Number(showId)}
      editShowAddress={`/${station}/shows/edit/${showId}/basic-info`}
    />
  );
}
