import { EpisodesScreen } from '@postkit/react-kit/screens/episodes';
import { useAddressQuery } from '../host/use-address-query.ts';

export function EpisodesPage() {
  return <EpisodesScreen {...useAddressQuery()} />;
}
