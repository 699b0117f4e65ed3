import { defineMessages } from '../../../words/define-messages.ts';
export const widgetMessages = defineMessages('destinations/screen/widget', {
  title: 'Widget',
  preview: 'Preview',
  save: 'Save design',
  saved: 'Design saved. Players keep the old design until you replace their embed code.',
  savedHelp: 'Colors, type and layout are saved. Other options only change the embed code.',
});
