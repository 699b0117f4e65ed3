import { defineMessages } from '../../words/define-messages.ts';
export const fileDropMessages = defineMessages('ui/file-drop', {
  one: 'Drop a file here',
  many: 'Drop files here',
  browse: 'Browse',
});
