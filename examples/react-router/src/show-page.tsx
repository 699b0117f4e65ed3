import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';
import { useParams } from 'react-router';

export function ShowPage() {
  const { showId } = useParams();
  return <ShowDetailsScreen key={showId} showId={Number(showId)} />;
}
