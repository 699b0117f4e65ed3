import AudioLines from 'lucide-react/icons/audio-lines';
import type { Catalogue } from '../../../words/catalogue.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const omny = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    icon: AudioLines,
    does: messages.omny.does,
    isOffered: ({ allow_omny }) => allow_omny !== false,
    stays: cannotRemoveReasons(catalogue).followed,
    isFollowed: true,
    setup: {
      order: 5,
      label: 'Omny',
      term: 'account',
      steps: [
        {
          kind: 'fields',
          fields: [
            { name: 'token', label: messages.omny.token, isCode: true },
            { name: 'app_secret', label: messages.omny.program, isCode: true },
            { name: 'title', label: messages.omny.title },
            { name: 'app_id', label: messages.omny.playlist, isCode: true },
          ],
        },
        { kind: 'settings' },
      ],
    },
  };
};
