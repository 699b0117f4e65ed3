import { useParams } from '@tanstack/react-router';
import { ScheduleSetupScreen } from '@postkit/react-kit/screens/schedule-setup';
import { useAddressQuery } from '../host/use-address-query.ts';

/** One schedule, or a new one if the address names none; `showId` in the query is its show. */
export function ScheduleSetupPage() {
  const { scheduleId = 'new' } = useParams({ strict: false });
  return <ScheduleSetupScreen key={scheduleId} scheduleId={scheduleId} {...useAddressQuery()} />;
}
