export { WebhooksScreen } from './webhooks-screen.tsx';
