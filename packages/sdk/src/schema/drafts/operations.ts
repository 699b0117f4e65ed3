import { stationParams } from '../common/params.ts';
import { stationUsers } from '../operation-builders.ts';
import {
  draft,
  draftInput,
  draftList,
  draftKey,
  draftLookup,
  draftLookupQuery,
  draftRemoveQuery,
} from './draft.ts';

const path = '/{station}/api/v1/draft/{key}/';
const params = stationParams.extend({ key: draftKey });

export const draftOperations = {
  list: stationUsers.read('drafts.list', '/{station}/api/v1/drafts/', {
    scope: 'show',
    summary: 'List the caller’s drafts without their content, latest change first',
    response: draftList,
  }),
  lookup: stationUsers.read('drafts.lookup', '/{station}/api/v1/draft/', {
    scope: 'show',
    summary:
      'Read what an editor starts from: the caller’s draft for a key, and how the browser’s own draft ended',
    query: draftLookupQuery,
    response: draftLookup,
  }),
  get: stationUsers.read('drafts.get', path, {
    scope: 'show',
    summary: 'Read the caller’s draft of an episode',
    params,
    response: draft,
  }),
  save: stationUsers.submit('drafts.save', path, {
    scope: 'show',
    summary: 'Save the caller’s draft; 409 if another browser saved it since `base`, 410 if it has ended',
    params,
    body: draftInput,
    response: draft.pick({ key: true, id: true, revision: true, updated_at: true }),
    errors: [409, 410, 413],
    idempotent: true,
  }),
  remove: stationUsers.remove('drafts.remove', path, {
    scope: 'show',
    summary: 'Discard the caller’s draft, which retires it; with `revision`, only that revision',
    params,
    query: draftRemoveQuery,
    idempotent: true,
  }),
} as const;
