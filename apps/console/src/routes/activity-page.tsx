import { ActivityScreen } from '@postkit/react-kit/screens/activity';
import { useAddressQuery } from '../host/use-address-query.ts';

export function ActivityPage() {
  return <ActivityScreen {...useAddressQuery()} />;
}
