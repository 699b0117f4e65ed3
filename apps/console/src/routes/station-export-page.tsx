import { StationExportScreen } from '@postkit/react-kit/screens/station-export';

export function StationExportPage() {
  return <StationExportScreen />;
}
