import { defineMessages } from '../../words/define-messages.ts';

export const audioTypesMessages = defineMessages('uploads/audio-types', {
  'UPLOAD-Talk': 'Talk',
  'UPLOAD-Promo': 'Promo',
  'UPLOAD-Commercial': 'Commercial',
  'UPLOAD-Music': 'Music',
  'UPLOAD-Intro': 'Intro',
  'UPLOAD-Outro': 'Outro',
});
