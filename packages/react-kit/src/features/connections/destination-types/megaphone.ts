import AudioLines from 'lucide-react/icons/audio-lines';
import type { SetupDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const megaphone: SetupDestination = {
  name: 'Megaphone',
  icon: AudioLines,
  does: 'Each episode is uploaded to your Megaphone podcast.',
  isOffered: ({ allow_megaphone }) => allow_megaphone === true,
  stays: cannotRemoveReasons.followed,
  isFollowed: true,
  setup: {
    order: 4,
    label: 'Megaphone',
    term: 'account',
    steps: [
      {
        kind: 'fields',
        fields: [
          { name: 'title', label: 'Podcast title' },
          { name: 'token', label: 'API token', isCode: true },
          { name: 'app_id', label: 'Network ID', isCode: true },
          { name: 'app_secret', label: 'Podcast ID', isCode: true },
        ],
      },
      { kind: 'settings' },
    ],
    fixed: { is_mp3: true },
  },
};
