import { defineErrors } from '../../platform/errors/define-errors.ts';

/** Creates the errors of transcripts. */
export const fail = defineErrors({
  'transcripts.unreadable': { status: 422, message: 'The transcript cannot be read.' },
  'transcripts.no-service': {
    status: 409,
    message:
      'This installation has no speech service. Import a transcript file, or ask the operator to set one up.',
  },
  'transcripts.no-speaker': { status: 404, message: 'There is no speaker with this label.' },
  'transcripts.gone': { status: 410, message: 'This audio was deleted, so it has no words any more.' },
});
