import { SchedulesScreen } from '@postkit/react-kit/screens/schedules';

export function SchedulesPage() {
  return <SchedulesScreen />;
}
