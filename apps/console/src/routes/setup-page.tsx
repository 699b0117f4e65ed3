import { SetupScreen } from '@postkit/react-kit/screens/setup';
import { useAddressQuery } from '../host/use-address-query.ts';

export function SetupPage() {
  return <SetupScreen {...useAddressQuery()} />;
}
