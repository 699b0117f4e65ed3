import { CampaignsScreen } from '@postkit/react-kit/screens/campaigns';

export function CampaignsPage() {
  return <CampaignsScreen />;
}
