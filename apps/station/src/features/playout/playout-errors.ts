import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'playout.too-many': {
    status: 409,
    message: 'The station has 20 inputs. Delete one, then add the next.',
  },
  'playout.no-address': {
    status: 409,
    message: 'Only an input that receives requests has a token.',
  },
  'playout.not-measured': {
    status: 409,
    message:
      'The offset has not been measured yet. It takes three elements whose sound is recorded; ten make it certain.',
  },
  'playout.nothing-logged': {
    status: 409,
    message: 'The log has no events in this span.',
  },
  'playout.log-changed': {
    status: 409,
    message: 'The log has changed since the preview. Preview the correction again, then apply it.',
  },
  'playout.no-change': {
    status: 409,
    message: 'The chosen lines change nothing.',
  },
  'playout.not-applied': {
    status: 409,
    message: 'This correction is not applied.',
  },
  'playout.corrected-again': {
    status: 409,
    message: 'A later correction concerns the same span. Undo that one first.',
  },
  'playout.too-old': {
    status: 409,
    message: 'The log no longer has the time of this correction, so that it cannot be undone.',
  },
  'playout.not-proposed': {
    status: 409,
    message: 'Only a proposed correction can be dismissed. Undo one that is applied.',
  },
  'playout.absent': {
    status: 404,
    message: 'The station has no such correction.',
  },
  'playout.other-inputs': {
    status: 409,
    message: 'The inputs have changed. Load them again, then set their order.',
  },
});
