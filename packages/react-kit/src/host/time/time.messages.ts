import { defineMessages } from '../../words/define-messages.ts';

export const timeMessages = defineMessages('screen/time', {
  yesterday: 'Yesterday',
  today: 'Today',
  tomorrow: 'Tomorrow',
  anyMoment: 'any moment',
  hours: (hours: number, minutes: number) => `${hours} hr ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
});
