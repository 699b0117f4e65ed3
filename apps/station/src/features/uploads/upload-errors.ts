import { defineErrors } from '../../platform/errors/define-errors.ts';

/** Makes the errors of uploads. */
export const refuse = defineErrors({
  'uploads.under-way': { status: 409, message: 'An upload of this id is under way.' },
  'uploads.cut-off': { status: 400, message: 'The file was cut off on its way. Send it again.' },
  'uploads.offset': { status: 409, message: 'The station has another number of bytes of this file. Ask how many.' },
  'uploads.locked': { status: 423, message: 'Another request sends this file at the moment.' },
  'uploads.arrived': { status: 409, message: 'That upload has arrived already.' },
  'uploads.cancelled': { status: 410, message: 'An administrator cancelled this upload. Choose the file again to start a new one.' },
  'uploads.too-many': { status: 409, message: 'You have 50 unfinished uploads. Finish or cancel some of them first.' },
  'uploads.tus-version': { status: 412, message: 'The station speaks tus 1.0.0.' },
});
