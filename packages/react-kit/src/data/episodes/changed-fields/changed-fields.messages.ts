import { defineMessages } from '../../../words/define-messages.ts';
import type { ChangedField } from './changed-fields.ts';

export const changedFieldsMessages = defineMessages('episodes/changed-fields', {
  fields: {
    title: 'Title',
    description: 'Description',
    audio: 'Audio',
    ads: 'Ad markers',
    show: 'Show',
    tags: 'Tags',
    cover: 'Square image',
    image: 'Wide image',
    destinations: 'Destinations',
    schedule: 'Date and time',
    expiry: 'Expiry',
    season: 'Season',
    number: 'Episode number',
    type: 'Episode type',
    rating: 'Rating',
    shareText: 'Social share text',
    attribution: 'Attribution',
    chapters: 'Chapters',
    podcast: 'Details for podcast apps',
  } satisfies Record<ChangedField, string>,
});
