import { AnalyticsScreen } from '@postkit/react-kit/screens/analytics';
import { useAddressQuery } from '../host/use-address-query.ts';

export function AnalyticsPage() {
  return <AnalyticsScreen {...useAddressQuery()} />;
}
