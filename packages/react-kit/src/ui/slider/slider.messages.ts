import { defineMessages } from '../../words/define-messages.ts';
export const sliderMessages = defineMessages('ui/slider', { start: 'Start', end: 'End' });
