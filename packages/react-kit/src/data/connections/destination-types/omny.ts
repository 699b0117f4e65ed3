import AudioLines from 'lucide-react/icons/audio-lines';
import type { Words } from '../../../words/define-messages.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { SetupDestination } from './destination-type.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';

export const omny = (messages: Words<typeof destinationTypesMessages>): SetupDestination => ({
  icon: AudioLines,
  does: messages.omny.does,
  isOffered: ({ allow_omny }) => allow_omny !== false,
  stays: cannotRemoveReasons(messages).followed,
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
});
