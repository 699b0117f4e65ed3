import { defineMessages } from '../../../words/define-messages.ts';
/** A level as `−16.2`; a dash without one. */
const level = (value: number) => (Number.isFinite(value) ? value.toFixed(1).replace('-', '−') : '–');

export const loudnessMessages = defineMessages('audio-editor/loudness', {
  level,
  trigger: 'Loudness',
  unit: 'LUFS',
  heading: 'Level of the playback',
  momentary: 'Momentary (0.4 s)',
  shortTerm: 'Short-term (3 s)',
  integrated: 'Integrated',
  peak: 'Loudest sample',
  lufs: (value: number) => `${level(value)} LUFS`,
  dbfs: (value: number) => `${level(value)} dBFS`,
  leveled: (loudness: string) => `The timeline is at ${loudness}. You hear it with this change.`,
  clipped: 'Clipped: a sample reached full scale.',
  reset: 'Measure again',
  nothing: 'Play the timeline to measure it.',
  clip: 'Clipped',
});
