// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type {
  NewSlotLink,
  Slot,
  SlotLink,
  SlotLinkInput,
  SlotLinkRenewal,
  SlotLinksListResponse,
  SlotReply,
  SlotSave,
  SlotSegment,
  SlotSubmit,
  SlotToken,
} from './wire-types.ts';

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
} as unknown as {
  list: WireOperation<{ params: StationParams; response: SlotLinksListResponse }>;
  create: WireOperation<{ params: StationParams; body: SlotLinkInput; response: NewSlotLink }>;
  renew: WireOperation<{ params: StationIdParams; body: SlotLinkRenewal; response: NewSlotLink }>;
  approve: WireOperation<{ params: StationIdParams; response: SlotLink }>;
  sendBack: WireOperation<{ params: StationIdParams; body: SlotReply; response: SlotLink }>;
  revoke: WireOperation<{ params: StationIdParams }>;
};

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
} as unknown as {
  open: WireOperation<{ body: SlotToken; response: Slot }>;
  save: WireOperation<{ body: SlotSave; response: Slot }>;
  submit: WireOperation<{ body: SlotSubmit; response: Slot }>;
  segment: WireOperation<{ body: SlotSegment }>;
};
