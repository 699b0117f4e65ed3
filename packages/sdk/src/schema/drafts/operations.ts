import { stationParams } from '../common/params.ts';
import { stationUsers } from '../operation-builders.ts';
import { draft, draftInput, draftKey, draftLookup, draftLookupQuery, draftRemoveQuery } from './draft.ts';

const path = '/{station}/api/v1/draft/{key}/';
const params = stationParams.extend({ key: draftKey });

export const draftOperations = {
  lookup: stationUsers.read('drafts.lookup', '/{station}/api/v1/draft/', {
    summary: 'What an editor begins with: the caller’s own draft, and how the draft that the browser holds ended',
    query: draftLookupQuery,
    answer: draftLookup,
  }),
  get: stationUsers.read('drafts.get', path, {
    summary: 'Read the caller’s own unsaved work on an episode',
    params,
    answer: draft,
  }),
  save: stationUsers.submit('drafts.save', path, {
    summary: 'Keep the caller’s unsaved work; refused where it was changed since `base`, from another browser (409), or has ended (410)',
    params,
    body: draftInput,
    answer: draft.pick({ key: true, id: true, revision: true, updated_at: true }),
    errors: [409, 410, 413],
    idempotent: true,
  }),
  remove: stationUsers.remove('drafts.remove', path, {
    summary: 'Discard the caller’s unsaved work, which retires it; another revision than the one that is named stays',
    params,
    query: draftRemoveQuery,
    idempotent: true,
  }),
} as const;
