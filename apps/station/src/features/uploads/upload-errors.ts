import { defineErrors } from '../../platform/errors/define-errors.ts';

export const refuse = defineErrors({
  'uploads.under-way': { status: 409, message: 'An upload with this id is in progress.' },
  'uploads.cut-off': { status: 400, message: 'The upload was interrupted. Send the file again.' },
  'uploads.offset': {
    status: 409,
    message: 'The station has a different number of bytes of this file. Ask for the offset, then resume.',
  },
  'uploads.locked': { status: 423, message: 'Another request is sending this file right now.' },
  'uploads.arrived': { status: 409, message: 'This upload is already complete.' },
  'uploads.cancelled': {
    status: 410,
    message: 'An administrator cancelled this upload. Choose the file again to start a new one.',
  },
  'uploads.too-many': {
    status: 409,
    message: 'You have 50 unfinished uploads. Finish or cancel some of them first.',
  },
  'uploads.tus-version': { status: 412, message: 'The station supports tus 1.0.0 only.' },
});
