import MessageCircle from 'lucide-react/icons/message-circle';
import type { SetupDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const twitter: SetupDestination = {
  name: 'Twitter',
  icon: MessageCircle,
  does: 'A post on your account links to each episode.',
  showTitle: (title) => (title.startsWith('@') ? title : `@${title}`),
  stays: cannotRemoveReasons.social,
  setup: {
    order: 6,
    label: 'Twitter',
    term: 'account',
    clientSettings: ['POSTKIT_TWITTER_CLIENT_ID', 'POSTKIT_TWITTER_CLIENT_SECRET'],
    steps: [
      { kind: 'authorize', text: 'Sign in to the account in Twitter’s window and allow PostKit to post there.' },
      { kind: 'settings' },
    ],
  },
};
