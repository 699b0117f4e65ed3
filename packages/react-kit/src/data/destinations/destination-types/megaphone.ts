import AudioLines from 'lucide-react/icons/audio-lines';
import type { Catalogue } from '../../../words/catalogue.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const megaphone = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    icon: AudioLines,
    does: messages.megaphone.does,
    isOffered: ({ allow_megaphone }) => allow_megaphone === true,
    stays: cannotRemoveReasons(catalogue).followed,
    isFollowed: true,
    setup: {
      order: 4,
      label: 'Megaphone',
      term: 'account',
      steps: [
        {
          kind: 'fields',
          fields: [
            { name: 'title', label: messages.megaphone.title },
            { name: 'token', label: messages.megaphone.token, isCode: true },
            { name: 'app_id', label: messages.megaphone.network, isCode: true },
            { name: 'app_secret', label: messages.megaphone.podcast, isCode: true },
          ],
        },
        { kind: 'settings' },
      ],
      fixed: { is_mp3: true },
    },
  };
};
