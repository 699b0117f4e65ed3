import Rss from 'lucide-react/icons/rss';
import type { Words } from '../../../words/define-messages.ts';
import type { SetupDestination } from './destination-type.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';

const ends = (messages: Words<typeof destinationTypesMessages>) => messages.rss.ends;

export const rss = (messages: Words<typeof destinationTypesMessages>): SetupDestination => ({
  icon: Rss,
  does: messages.rss.does,
  stays: null,
  isSentTo: false,
  setup: {
    order: 8,
    label: 'RSS',
    term: 'feed',
    drawer: { add: messages.rss.add, edit: messages.rss.edit, save: messages.rss.save },
    steps: [
      {
        kind: 'feed',
        required: ['title', 'description', 'author', 'email'],
        optional: ['subtitle', 'podcast_link', 'language_override', 'show_format'],
      },
      { kind: 'feed-art', required: ['imageurl', 'itunes_categories'], optional: [] },
      {
        kind: 'feed-settings',
        required: [],
        optional: [
          'status',
          'rss_explicit',
          'has_live_read',
          'is_aggregate',
          'rss_subtype',
          'iheart_show_id',
          'itunes_auth',
          'feed_filter',
          'new_feed_url',
          'redirect_at',
          'is_private',
          'all_shows',
          'default_on_post',
        ],
      },
    ],
    action: { id: 'rss-url', label: messages.rss.action, icon: Rss },
    ends: ({ rss_url }) => (rss_url === '' ? ends(messages) : `${ends(messages)} (${rss_url})`),
  },
});
