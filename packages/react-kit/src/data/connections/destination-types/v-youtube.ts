import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { Words } from '../../../words/define-messages.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { SetupDestination } from './destination-type.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';

export const youtube = (messages: Words<typeof destinationTypesMessages>): SetupDestination => ({
  icon: MonitorPlay,
  does: messages.youtube.does,
  isOffered: ({ enable_youtube }) => enable_youtube === true,
  longest: 30 * 60,
  needs: 'v_download',
  stays: cannotRemoveReasons(messages).video,
  setup: {
    order: 3,
    label: 'YouTube',
    term: 'channel',
    clientSettings: ['POSTKIT_YOUTUBE_CLIENT_ID', 'POSTKIT_YOUTUBE_CLIENT_SECRET'],
    steps: [
      { kind: 'authorize', text: messages.youtube.authorize },
      {
        kind: 'fields',
        fields: [
          { name: 'title', label: messages.youtube.title },
          {
            name: 'privacy_status',
            label: messages.youtube.privacy,
            choices: [
              { id: 'public', label: messages.youtube.public },
              { id: 'private', label: messages.youtube.private },
              { id: 'unlisted', label: messages.youtube.unlisted },
            ],
          },
        ],
      },
      { kind: 'settings' },
    ],
  },
});
