import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { SetupDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const youtube: SetupDestination = {
  name: 'YouTube',
  icon: MonitorPlay,
  does: 'Each episode of up to 30 minutes becomes a video on your channel.',
  isOffered: ({ enable_youtube }) => enable_youtube === true,
  longest: 30 * 60,
  needs: 'v_download',
  stays: cannotRemoveReasons.video,
  setup: {
    order: 3,
    label: 'YouTube',
    term: 'channel',
    clientSettings: ['POSTKIT_YOUTUBE_CLIENT_ID', 'POSTKIT_YOUTUBE_CLIENT_SECRET'],
    steps: [
      { kind: 'authorize', text: 'Sign in to the channel’s account in Google’s window and allow PostKit to upload videos.' },
      {
        kind: 'fields',
        fields: [
          { name: 'title', label: 'Channel name' },
          {
            name: 'privacy_status',
            label: 'Privacy',
            choices: [
              { id: 'public', label: 'Public' },
              { id: 'private', label: 'Private' },
              { id: 'unlisted', label: 'Unlisted' },
            ],
          },
        ],
      },
      { kind: 'settings' },
    ],
  },
};
