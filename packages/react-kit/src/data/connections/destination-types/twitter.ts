import MessageCircle from 'lucide-react/icons/message-circle';
import type { Words } from '../../../words/define-messages.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { SetupDestination } from './destination-type.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';

export const twitter = (messages: Words<typeof destinationTypesMessages>): SetupDestination => ({
  icon: MessageCircle,
  does: messages.twitter.does,
  stays: cannotRemoveReasons(messages).social,
  setup: {
    order: 6,
    label: 'Twitter',
    term: 'account',
    clientSettings: ['POSTKIT_TWITTER_CLIENT_ID', 'POSTKIT_TWITTER_CLIENT_SECRET'],
    steps: [{ kind: 'authorize', text: messages.twitter.authorize }, { kind: 'settings' }],
  },
});
