import AudioLines from 'lucide-react/icons/audio-lines';
import type { SetupDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const omny: SetupDestination = {
  name: 'Omny',
  icon: AudioLines,
  does: 'Each episode is uploaded to your Omny playlist.',
  isOffered: ({ allow_omny }) => allow_omny !== false,
  stays: cannotRemoveReasons.followed,
  isFollowed: true,
  setup: {
    order: 5,
    label: 'Omny',
    term: 'account',
    steps: [
      {
        kind: 'fields',
        fields: [
          { name: 'token', label: 'API key', isCode: true },
          { name: 'app_secret', label: 'Program ID', isCode: true },
          { name: 'title', label: 'Playlist title' },
          { name: 'app_id', label: 'Playlist ID', isCode: true },
        ],
      },
      { kind: 'settings' },
    ],
  },
};
