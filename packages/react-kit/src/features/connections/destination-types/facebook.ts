import Users from 'lucide-react/icons/users';
import type { SetupDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const facebook: SetupDestination = {
  name: 'Facebook',
  icon: Users,
  does: 'A post on your page links to each episode.',
  stays: cannotRemoveReasons.social,
  setup: {
    order: 1,
    label: 'Facebook',
    term: 'page',
    clientSettings: ['POSTKIT_FACEBOOK_CLIENT_ID', 'POSTKIT_FACEBOOK_CLIENT_SECRET'],
    steps: [
      {
        kind: 'authorize',
        text: 'This process must be completed by the owner of the Facebook page, with admin access.',
        continuesOnClick: true,
      },
      { kind: 'facebook-page', required: ['app_id', 'title', 'token'], optional: [] },
      { kind: 'settings' },
    ],
  },
};
