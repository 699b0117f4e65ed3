import { defineMessages } from '../../words/define-messages.ts';

export const areasMessages = defineMessages('screen/session/areas', {
  areas: {
    today: 'Today',
    audio: 'Audio',
    shows: 'Shows',
    video: 'Video',
    episodes: 'Episodes',
    setup: 'Setup',
    analytics: 'Analytics',
    campaigns: 'Campaigns',
    users: 'Users',
    rssImport: 'RSS Import',
    tags: 'Tags',
    categories: 'Categories',
    schedules: 'Automation',
  },
  sections: { content: 'My Content', management: 'Management' },
});
