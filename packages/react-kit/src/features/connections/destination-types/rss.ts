import Rss from 'lucide-react/icons/rss';
import type { SetupDestination } from './destination-type.ts';

const ends = 'Its feed ends: podcast apps and directories get no more episodes from it.';

export const rss: SetupDestination = {
  name: 'RSS feed',
  icon: Rss,
  does: 'Podcast apps and directories read it.',
  stays: null,
  isSentTo: false,
  setup: {
    order: 8,
    label: 'RSS',
    term: 'feed',
    drawer: { add: 'Create a new RSS feed', edit: 'Edit RSS feed', save: 'Save publishing destination' },
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
          'default_on_post',
        ],
      },
    ],
    action: { id: 'rss-url', label: 'Get RSS URL', icon: Rss },
    ends: ({ rss_url }) => (rss_url === '' ? ends : `${ends} (${rss_url})`),
  },
};
