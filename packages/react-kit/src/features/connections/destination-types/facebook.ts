import Users from 'lucide-react/icons/users';
import type { SetupDestination } from './destination-type.ts';
import { stayReasons } from './stay-reasons.ts';

export const facebook: SetupDestination = {
  name: 'Facebook',
  icon: Users,
  does: 'A post on your page links to each episode.',
  stays: stayReasons.social,
  setup: { order: 1, label: 'Facebook', term: 'page', needsWindow: true, steps: [{ kind: 'settings' }] },
};
