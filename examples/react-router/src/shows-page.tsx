import { ShowsScreen } from '@postkit/react-kit/screens/shows';

export function ShowsPage() {
  return <ShowsScreen />;
}
