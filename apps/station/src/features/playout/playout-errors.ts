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
  'playout.other-inputs': {
    status: 409,
    message: 'The inputs have changed. Load them again, then set their order.',
  },
});
