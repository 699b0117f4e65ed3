// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const slotLinkOperations = {
  list: { id: 'slotLinks.list', method: 'GET', path: '/{station}/api/v1/slot_link/', success: 200, responseKind: 'json' },
  create: {
    id: 'slotLinks.create',
    method: 'POST',
    path: '/{station}/api/v1/slot_link/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  renew: {
    id: 'slotLinks.renew',
    method: 'POST',
    path: '/{station}/api/v1/slot_link/{id}/renew/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  approve: {
    id: 'slotLinks.approve',
    method: 'POST',
    path: '/{station}/api/v1/slot_link/{id}/approve/',
    success: 200,
    responseKind: 'json',
    idempotent: true,
  },
  sendBack: {
    id: 'slotLinks.sendBack',
    method: 'POST',
    path: '/{station}/api/v1/slot_link/{id}/send_back/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  revoke: { id: 'slotLinks.revoke', method: 'DELETE', path: '/{station}/api/v1/slot_link/{id}/', success: 204, responseKind: 'none' },
} as unknown as typeof declared.slotLinkOperations;

export const slotOperations = {
  open: { id: 'slotLinks.open', method: 'POST', path: '/stations/api/v1/slot/open/', success: 200, responseKind: 'json', bodyKind: 'json' },
  save: { id: 'slotLinks.save', method: 'POST', path: '/stations/api/v1/slot/save/', success: 200, responseKind: 'json', bodyKind: 'json' },
  submit: {
    id: 'slotLinks.submit',
    method: 'POST',
    path: '/stations/api/v1/slot/submit/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  segment: {
    id: 'slotLinks.segment',
    method: 'POST',
    path: '/stations/api/v1/slot/segment/',
    success: 200,
    responseKind: 'file',
    bodyKind: 'json',
  },
} as unknown as typeof declared.slotOperations;
