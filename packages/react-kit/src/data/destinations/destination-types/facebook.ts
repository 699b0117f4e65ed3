import Users from 'lucide-react/icons/users';
import type { Catalogue } from '../../../words/catalogue.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const facebook = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    icon: Users,
    does: messages.facebook.does,
    stays: cannotRemoveReasons(catalogue).social,
    setup: {
      order: 1,
      label: 'Facebook',
      term: 'page',
      clientSettings: ['POSTKIT_FACEBOOK_CLIENT_ID', 'POSTKIT_FACEBOOK_CLIENT_SECRET'],
      steps: [
        {
          kind: 'authorize',
          text: messages.facebook.authorize,
          continuesOnClick: true,
        },
        { kind: 'facebook-page', required: ['app_id', 'title', 'token'], optional: [] },
        { kind: 'settings' },
      ],
    },
  };
};
