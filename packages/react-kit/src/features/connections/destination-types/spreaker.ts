import Radio from 'lucide-react/icons/radio';
import type { SetupDestination } from './destination-type.ts';

export const spreaker: SetupDestination = {
  name: 'Spreaker',
  icon: Radio,
  does: 'Each episode is uploaded to your Spreaker show.',
  stays: 'Remove it on the partner’s site.',
  setup: {
    order: 7,
    label: 'Spreaker',
    term: 'account',
    clientSettings: ['POSTKIT_SPREAKER_CLIENT_ID', 'POSTKIT_SPREAKER_CLIENT_SECRET'],
    steps: [
      { kind: 'authorize', text: 'Sign in to the account in Spreaker’s window and allow PostKit to upload there.' },
      { kind: 'settings', picksShow: true },
    ],
    fixed: { is_mp3: true },
    derived: ({ spreaker_show_id, title }) => ({ historical_items: { show_id: Number(spreaker_show_id), title } }),
  },
};
