import { defineMessages } from '../../../../words/define-messages.ts';

export const stretchMessages = defineMessages('evidence/stretch', {
  open: 'Keep as evidence',
  title: 'Keep as evidence',
  intro: (from: string, to: string) =>
    `A hold keeps the audio from ${from} to ${to} however long the log is kept. An export is a zip with the audio and the proof that it was not changed.`,
  reason: 'Reason',
  reasonHelp: 'Such as the number of a complaint. It is in the list of holds, in the export and in Activity.',
  reasonMissing: 'Enter a reason.',
  until: 'Hold until',
  untils: {
    released: 'An admin releases it',
    90: '90 days from now',
    365: 'A year from now',
  },
  hold: 'Hold this stretch',
  export: 'Export evidence',
  cancel: 'Cancel',
  failed: 'The stretch could not be kept',
  held: 'The stretch is held. Setup has the list of holds under Evidence.',
  exporting: 'The export is being prepared. Download it in Setup under Evidence.',
});
