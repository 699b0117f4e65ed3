import Radio from 'lucide-react/icons/radio';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const spreaker = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    icon: Radio,
    does: messages.spreaker.does,
    stays: messages.spreaker.stays,
    setup: {
      order: 7,
      label: 'Spreaker',
      term: 'account',
      clientSettings: ['POSTKIT_SPREAKER_CLIENT_ID', 'POSTKIT_SPREAKER_CLIENT_SECRET'],
      steps: [
        { kind: 'authorize', text: messages.spreaker.authorize },
        { kind: 'settings', picksShow: true },
      ],
      fixed: { is_mp3: true },
      derived: ({ spreaker_show_id, title }) => ({
        historical_items: { show_id: Number(spreaker_show_id), title },
      }),
    },
  };
};
