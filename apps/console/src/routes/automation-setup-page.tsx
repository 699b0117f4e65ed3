import { AutomationSetupScreen } from '@postkit/react-kit/screens/automation-setup';
import { useParams } from '@tanstack/react-router';
import { useAddressQuery } from '../host/use-address-query.ts';

/** One schedule, or a new one where the address names none; `showId` of the query is its show. */
export function AutomationSetupPage() {
  const { automationId = 'new' } = useParams({ strict: false });
  return <AutomationSetupScreen key={automationId} automationId={automationId} {...useAddressQuery()} />;
}
