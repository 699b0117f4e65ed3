import { useParams } from 'react-router';
import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';

export function ShowPage() {
  const { showId } = useParams();
  return <ShowDetailsScreen key={showId} showId={Number(showId)} />;
}
