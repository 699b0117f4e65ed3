export { setupMessages } from './setup.messages.ts';
export { lackingSettings } from './lacking-settings.ts';
export { FeedLossDialog } from './feed-loss-dialog.tsx';
export {
  needsProtection,
  type OpenDrawer,
  readSetupQuery,
  type SetupSection,
  withDrawer,
  withoutDrawer,
} from './setup-query.ts';
