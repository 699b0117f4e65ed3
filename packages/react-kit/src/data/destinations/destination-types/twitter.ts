import MessageCircle from 'lucide-react/icons/message-circle';
import type { Catalogue } from '../../../words/catalogue.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const twitter = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    icon: MessageCircle,
    does: messages.twitter.does,
    stays: cannotRemoveReasons(catalogue).social,
    setup: {
      order: 6,
      label: 'Twitter',
      term: 'account',
      clientSettings: ['POSTKIT_TWITTER_CLIENT_ID', 'POSTKIT_TWITTER_CLIENT_SECRET'],
      steps: [{ kind: 'authorize', text: messages.twitter.authorize }, { kind: 'settings' }],
    },
  };
};
