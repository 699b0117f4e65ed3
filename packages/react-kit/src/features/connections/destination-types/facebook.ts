import Users from 'lucide-react/icons/users';
import type { SetupDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const facebook: SetupDestination = {
  name: 'Facebook',
  icon: Users,
  does: 'A post on your page links to each episode.',
  stays: cannotRemoveReasons.social,
  setup: { order: 1, label: 'Facebook', term: 'page', needsWindow: true, steps: [{ kind: 'settings' }] },
};
