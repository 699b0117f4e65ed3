import MessageCircle from 'lucide-react/icons/message-circle';
import type { SetupDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const twitter: SetupDestination = {
  name: 'Twitter',
  icon: MessageCircle,
  does: 'A post on your account links to each episode.',
  showTitle: (title) => (title.startsWith('@') ? title : `@${title}`),
  stays: cannotRemoveReasons.social,
  setup: { order: 6, label: 'Twitter', term: 'account', needsWindow: true, steps: [{ kind: 'settings' }] },
};
