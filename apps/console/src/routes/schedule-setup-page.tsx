import { ScheduleSetupScreen } from '@postkit/react-kit/screens/schedule-setup';
import { useParams } from '@tanstack/react-router';
import { useAddressQuery } from '../host/use-address-query.ts';

/** One schedule, or a new one where the address names none; `showId` of the query is its show. */
export function ScheduleSetupPage() {
  const { scheduleId = 'new' } = useParams({ strict: false });
  return <ScheduleSetupScreen key={scheduleId} scheduleId={scheduleId} {...useAddressQuery()} />;
}
