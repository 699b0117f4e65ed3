import { LicencesScreen } from '@postkit/react-kit/screens/licences';

export function LicencesPage() {
  return <LicencesScreen />;
}
