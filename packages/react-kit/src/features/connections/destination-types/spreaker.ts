import Radio from 'lucide-react/icons/radio';
import type { SetupDestination } from './destination-type.ts';

export const spreaker: SetupDestination = {
  name: 'Spreaker',
  icon: Radio,
  does: 'Each episode is uploaded to your Spreaker show.',
  stays: 'Remove it on the partner’s site.',
  setup: { order: 7, label: 'Spreaker', term: 'account', needsWindow: true, steps: [{ kind: 'settings' }] },
};
