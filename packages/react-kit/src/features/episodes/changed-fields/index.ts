export { type ChangedField, changedFields } from './changed-fields.ts';
export { changedFieldsMessages } from './changed-fields.messages.ts';
