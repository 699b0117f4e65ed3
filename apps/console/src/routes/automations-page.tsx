import { AutomationsScreen } from '@postkit/react-kit/screens/automations';

export function AutomationsPage() {
  return <AutomationsScreen />;
}
