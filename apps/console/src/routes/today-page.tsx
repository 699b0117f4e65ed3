import { TodayScreen } from '@postkit/react-kit/screens/today';

export function TodayPage() {
  return <TodayScreen />;
}
