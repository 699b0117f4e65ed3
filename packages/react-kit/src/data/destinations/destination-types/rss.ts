import Rss from 'lucide-react/icons/rss';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

const ends = (catalogue: Catalogue) => catalogue.wordsOf(destinationTypesMessages).rss.ends;

export const rss = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
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
      ends: ({ rss_url }) => (rss_url === '' ? ends(catalogue) : `${ends(catalogue)} (${rss_url})`),
    },
  };
};
