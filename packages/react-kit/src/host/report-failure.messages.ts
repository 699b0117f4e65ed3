import { defineMessages } from '../words/define-messages.ts';
export const reportFailureMessages = defineMessages('screen/report-failure', {
  unreachable: 'Unable to talk to server',
});
