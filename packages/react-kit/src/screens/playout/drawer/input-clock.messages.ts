import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const inputClockMessages = defineMessages('playout/screen/input-clock', {
  heading: 'Offset measured from the sound',
  help: 'The station compares the starts of elements with changes in the recorded sound. The log takes an offset for what it cuts from then on.',
  none: 'Not measured yet. It takes three elements whose sound is recorded; ten make it certain.',
  seconds: (seconds: string) => `${seconds} s`,
  measured: 'Measured',
  inUse: 'In use',
  certainty: 'Certainty',
  certainties: { certain: 'Certain', likely: 'Likely', unsure: 'Not certain' },
  cues: (count: number) => `from ${counted(count, 'element', 'elements')}`,
  spread: (seconds: string) => `Half of them are within ${seconds} s.`,
  moved: (seconds: string) => `The offset moved by ${seconds} s within the last ten minutes.`,
  differs: (seconds: string) => `The log cuts with another offset than the measured ${seconds} s.`,
  apply: 'Apply measured offset',
  applied: (name: string, seconds: string) => `${name} now has an offset of ${seconds} s.`,
  applyFailed: 'Could not apply the offset',
  auto: 'Apply it automatically',
  autoHelp: 'A certain offset applies at once, a likely one by half a second every two minutes at most.',
  autoFailed: 'Could not save the setting',
});
