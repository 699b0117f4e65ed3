// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
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

export const slotLinkOperations = /* @__PURE__ */ sentOperations('slotLinks', {
  list: { path: '/{station}/api/v1/slot_link/' },
  create: { method: 'POST', path: '/{station}/api/v1/slot_link/', success: 201 },
  renew: { method: 'POST', path: '/{station}/api/v1/slot_link/{id}/renew/' },
  approve: { method: 'POST', path: '/{station}/api/v1/slot_link/{id}/approve/', idempotent: true },
  sendBack: { method: 'POST', path: '/{station}/api/v1/slot_link/{id}/send_back/' },
  revoke: { method: 'DELETE', path: '/{station}/api/v1/slot_link/{id}/' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; response: SlotLinksListResponse }>;
  create: WireOperation<{ params: StationParams; body: SlotLinkInput; response: NewSlotLink }>;
  renew: WireOperation<{ params: StationIdParams; body: SlotLinkRenewal; response: NewSlotLink }>;
  approve: WireOperation<{ params: StationIdParams; response: SlotLink }>;
  sendBack: WireOperation<{ params: StationIdParams; body: SlotReply; response: SlotLink }>;
  revoke: WireOperation<{ params: StationIdParams }>;
};

export const slotOperations = /* @__PURE__ */ sentOperations('slotLinks', {
  open: { method: 'POST', path: '/stations/api/v1/slot/open/' },
  save: { method: 'POST', path: '/stations/api/v1/slot/save/' },
  submit: { method: 'POST', path: '/stations/api/v1/slot/submit/' },
  segment: { method: 'POST', path: '/stations/api/v1/slot/segment/', responseKind: 'file' },
}) as unknown as {
  open: WireOperation<{ body: SlotToken; response: Slot }>;
  save: WireOperation<{ body: SlotSave; response: Slot }>;
  submit: WireOperation<{ body: SlotSubmit; response: Slot }>;
  segment: WireOperation<{ body: SlotSegment }>;
};
