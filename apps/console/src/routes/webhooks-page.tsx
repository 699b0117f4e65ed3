import { WebhooksScreen } from '@postkit/react-kit/screens/webhooks';

export function WebhooksPage() {
  return <WebhooksScreen />;
}
