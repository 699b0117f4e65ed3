import { z } from 'zod';
import { queryBoolean, queryInteger, stationSlug, unixSeconds } from '../common/scalars.ts';
import { logAdmins, logUsers } from '../operation-builders.ts';
import {
  playoutCorrection,
  playoutCorrectionCreate,
  playoutCorrectionPreview,
  playoutCorrectionSource,
  playoutCorrectionUndone,
  playoutReports,
} from './playout-correction.ts';
import {
  playoutInput,
  playoutInputChanged,
  playoutInputCreate,
  playoutInputs,
  playoutInputUpdate,
  playoutInputWithToken,
  playoutJournalEntry,
  playoutSettings,
} from './playout-input.ts';
import { playoutFates, playoutReading, playoutSample } from './playout-reading.ts';
import { playoutSystem } from './playout-system.ts';

const one = '/{station}/api/v1/playout/inputs/{id}/';

export const playoutOperations = {
  systems: logUsers.read('playout.systems', '/{station}/api/v1/playout/systems/', {
    scope: 'station',
    summary: 'List the playout systems whose messages the station reads',
    response: z.object({
      /** By name. */
      systems: z.array(playoutSystem),
    }),
  }),
  read: logAdmins.submit('playout.read', '/{station}/api/v1/playout/read/', {
    summary: 'Read a message of a playout system and show the elements that it names; stores nothing',
    body: playoutSample,
    response: playoutReading,
    worksOnFullDisk: true,
  }),
  inputs: logUsers.read('playout.inputs', '/{station}/api/v1/playout/inputs/', {
    scope: 'station',
    summary:
      'List the inputs by which the station learns what is on air, in order, and the settings of its carts',
    response: playoutInputs,
  }),
  createInput: logAdmins.create('playout.createInput', '/{station}/api/v1/playout/inputs/', {
    summary: 'Add an input; the response alone contains the token of an address that receives messages',
    body: playoutInputCreate,
    response: playoutInputWithToken,
    errors: [409],
  }),
  updateInput: logAdmins.update('playout.updateInput', one, {
    summary: 'Change an input; the response alone contains the token of one that has become `http-in`',
    body: playoutInputUpdate,
    response: playoutInputChanged,
    errors: [409],
  }),
  removeInput: logAdmins.remove('playout.removeInput', one, {
    summary: 'Delete an input with its journal; the events that it logged stay',
  }),
  newToken: logAdmins.submit('playout.newToken', `${one}token/`, {
    summary: 'Make a new token for the address of an input; the old one is void',
    response: playoutInputWithToken,
    errors: [409],
  }),
  applyOffset: logAdmins.submit('playout.applyOffset', `${one}offset/`, {
    summary: 'Apply the measured offset of an input to what is cut from now on; events that exist stay',
    response: playoutInput,
    errors: [409],
  }),
  orderInputs: logAdmins.submit('playout.orderInputs', '/{station}/api/v1/playout/order/', {
    summary: 'Set the order of the inputs; the first one that is not silent counts',
    body: z.object({
      /** Ids of all inputs of the station, the first one first. */
      ids: z.array(z.int()).max(100),
    }),
    response: playoutInputs,
    errors: [409],
  }),
  saveSettings: logAdmins.update('playout.saveSettings', '/{station}/api/v1/playout/settings/', {
    summary: 'Change how events are made of carts; absent fields stay as they are',
    body: playoutSettings.partial(),
    response: playoutSettings,
  }),
  journal: logUsers.read('playout.journal', '/{station}/api/v1/playout/journal/', {
    scope: 'station',
    summary:
      'List the messages of a span with what was read and what became of it, newest first; `before` is the last id of a page',
    query: z.object({
      /** Start of the span in unix seconds. */
      start: queryInteger.pipe(z.int().min(0)),
      /** End of the span in unix seconds. */
      end: queryInteger.pipe(z.int().min(0)),
      /** Only messages of this input. */
      input: queryInteger.optional(),
      /** Only messages with an element of this fate. */
      fate: z.enum(playoutFates).optional(),
      /** Only messages with a finding that is more than a guess. */
      only_faults: queryBoolean.optional(),
      /** Only messages before this id. */
      before: queryInteger.optional(),
      /** Number of messages, 100 by default and 500 at most. */
      limit: queryInteger.optional(),
    }),
    response: z.object({
      /** Newest first. */
      messages: z.array(playoutJournalEntry),
    }),
  }),
  corrections: logUsers.read('playout.corrections', '/{station}/api/v1/playout/corrections/', {
    scope: 'station',
    summary: 'List the corrections of the log that concern a span, newest first, proposed ones included',
    query: z.object({
      /** Start of the span in unix seconds. */
      start: queryInteger.pipe(unixSeconds),
      /** End of the span in unix seconds. */
      end: queryInteger.pipe(unixSeconds),
    }),
    response: z.object({
      /** Newest first. */
      corrections: z.array(playoutCorrection),
    }),
  }),
  previewCorrection: logAdmins.submit(
    'playout.previewCorrection',
    '/{station}/api/v1/playout/corrections/preview/',
    {
      summary:
        'Show what a log of what aired, or the inputs with another offset, would change; stores nothing',
      body: playoutCorrectionSource,
      response: playoutCorrectionPreview,
      errors: [409],
      worksOnFullDisk: true,
    },
  ),
  applyCorrection: logAdmins.create('playout.applyCorrection', '/{station}/api/v1/playout/corrections/', {
    summary: 'Apply a previewed correction, whole or some of its lines; 409 if the log has changed since',
    body: playoutCorrectionCreate,
    response: playoutCorrection,
    errors: [409],
  }),
  undoCorrection: logAdmins.submit(
    'playout.undoCorrection',
    '/{station}/api/v1/playout/corrections/{id}/undo/',
    {
      summary: 'Put the log back as it was before a correction; events that are used by now stay',
      response: playoutCorrectionUndone,
      errors: [409],
    },
  ),
  dismissCorrection: logAdmins.remove(
    'playout.dismissCorrection',
    '/{station}/api/v1/playout/corrections/{id}/',
    {
      summary: 'Dismiss a proposed correction; the log stays as it is',
      errors: [409],
    },
  ),
  report: logUsers.read('playout.report', '/{station}/api/v1/playout/reports/{report}.csv', {
    scope: 'station',
    summary: 'Download a report of what aired in a span as CSV',
    params: z.object({
      station: stationSlug,
      /** Which report. */
      report: z.enum(playoutReports),
    }),
    query: z.object({
      /** Start of the span in unix seconds. */
      start: queryInteger.pipe(unixSeconds),
      /** End of the span in unix seconds, at most 400 days later. */
      end: queryInteger.pipe(unixSeconds),
      /** Aggregate tuning hours of the span, for `sound-exchange`. */
      tuning_hours: queryInteger.optional(),
    }),
  }),
} as const;
