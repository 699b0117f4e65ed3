import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { Catalogue } from '../../../words/catalogue.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const youtube = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    icon: MonitorPlay,
    does: messages.youtube.does,
    isOffered: ({ enable_youtube }) => enable_youtube === true,
    longest: 30 * 60,
    needs: 'v_download',
    stays: cannotRemoveReasons(catalogue).video,
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
  };
};
