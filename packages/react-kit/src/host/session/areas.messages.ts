import { defineMessages } from '../../words/define-messages.ts';
import { menuLabels } from './session-areas.ts';

export const areasMessages = defineMessages('screen/session/areas', {
  areas: menuLabels,
  sections: { content: 'My Content', management: 'Management' },
});
