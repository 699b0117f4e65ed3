import { stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import { draft, draftInput, draftKey, draftLookup, draftLookupQuery, draftRemoveQuery } from './draft.ts';

const path = '/{station}/api/v1/draft/{key}/';
const params = stationParams.extend({ key: draftKey });

export const draftOperations = {
  lookup: operation({
    id: 'drafts.lookup',
    summary: 'What an editor begins with: the caller’s own draft, and how the draft that the browser holds ended',
    method: 'GET',
    path: '/{station}/api/v1/draft/',
    params: stationParams,
    query: draftLookupQuery,
    answer: draftLookup,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  get: operation({
    id: 'drafts.get',
    summary: 'Read the caller’s own unsaved work on an episode',
    method: 'GET',
    path,
    params,
    answer: draft,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  save: operation({
    id: 'drafts.save',
    summary: 'Keep the caller’s unsaved work; refused where it was changed since `base`, from another browser (409), or has ended (410)',
    method: 'POST',
    path,
    params,
    body: draftInput,
    bodyKind: 'json',
    answer: draft.pick({ key: true, id: true, revision: true, updated_at: true }),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404, 409, 410, 413],
    access: { role: 'user' },
    idempotent: true,
  }),
  remove: operation({
    id: 'drafts.remove',
    summary: 'Discard the caller’s unsaved work, which retires it; another revision than the one that is named stays',
    method: 'DELETE',
    path,
    params,
    query: draftRemoveQuery,
    answerKind: 'none',
    success: 204,
    errors: [400, 401, 404],
    access: { role: 'user' },
    idempotent: true,
  }),
} as const;
