import { z } from 'zod';
import { anyone, logEditors } from '../operation-builders.ts';
import {
  newSlotLink,
  slot,
  slotLink,
  slotLinkInput,
  slotLinkRenewal,
  slotReply,
  slotSave,
  slotSegment,
  slotSubmit,
  slotToken,
} from './slot-link.ts';

const one = '/{station}/api/v1/slot_link/{id}/';

export const slotLinkOperations = {
  list: logEditors.read('slotLinks.list', '/{station}/api/v1/slot_link/', {
    scope: 'station',
    summary: 'List the links by which presenters trim and title slots, newest first',
    response: z.object({
      /** Links of the station, newest first. */
      slot_links: z.array(slotLink),
    }),
  }),
  create: logEditors.create('slotLinks.create', '/{station}/api/v1/slot_link/', {
    scope: 'station',
    summary: 'Make a link to a range of the log; the response alone contains its token',
    body: slotLinkInput,
    response: newSlotLink,
    errors: [409, 410],
  }),
  renew: logEditors.submit('slotLinks.renew', `${one}renew/`, {
    scope: 'station',
    summary: 'Make a new token for a slot; the old link is void',
    body: slotLinkRenewal,
    response: newSlotLink,
    errors: [409],
  }),
  approve: logEditors.submit('slotLinks.approve', `${one}approve/`, {
    scope: 'station',
    summary: 'Make a draft of a submitted slot',
    response: slotLink,
    errors: [409, 410, 507],
    idempotent: true,
  }),
  sendBack: logEditors.submit('slotLinks.sendBack', `${one}send_back/`, {
    scope: 'station',
    summary: 'Return a submitted slot to its presenter with a reply',
    body: slotReply,
    response: slotLink,
    errors: [409],
  }),
  revoke: logEditors.remove('slotLinks.revoke', one, {
    scope: 'station',
    summary: 'Make a link void; an approved slot keeps its draft',
    worksOnFullDisk: true,
  }),
} as const;

/** The presenter's calls, with the token of a link in place of a sign-in. 404 without a valid token, 410 for a link that is over. */
export const slotOperations = {
  open: anyone.submit('slotLinks.open', '/stations/api/v1/slot/open/', {
    summary: 'Read the slot of a link, with its waveform',
    body: slotToken,
    response: slot,
    errors: [404, 410, 429],
    worksOnFullDisk: true,
  }),
  save: anyone.submit('slotLinks.save', '/stations/api/v1/slot/save/', {
    summary:
      'Save the trim and the texts of a slot; 409 when they were saved in another browser since `version`',
    body: slotSave,
    response: slot,
    errors: [404, 409, 410, 429],
  }),
  submit: anyone.submit('slotLinks.submit', '/stations/api/v1/slot/submit/', {
    summary: 'Submit a slot to the editors of the station',
    body: slotSubmit,
    response: slot,
    errors: [404, 409, 410, 429],
  }),
  segment: anyone.submit('slotLinks.segment', '/stations/api/v1/slot/segment/', {
    summary: 'One fMP4 segment of the audio of a slot, about 5 s',
    body: slotSegment,
    responseKind: 'file',
    errors: [404, 410, 429],
    worksOnFullDisk: true,
  }),
} as const;
