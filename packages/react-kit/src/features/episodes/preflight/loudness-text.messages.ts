import { defineMessages } from '../../../words/define-messages.ts';

export const loudnessTextMessages = defineMessages('episodes/preflight/loudness-text', {
  raised: (now: string, by: string, to: string) => `${now}, will be raised by ${by} dB to ${to}`,
  lowered: (now: string, by: string, to: string) => `${now}, will be lowered by ${by} dB to ${to}`,
});
