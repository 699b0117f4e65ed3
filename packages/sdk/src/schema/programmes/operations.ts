import { z } from 'zod';
import { admins, podcastUsers, stationUsers } from '../operation-builders.ts';
import { scheduleInput } from '../schedules/schedule.ts';
import { programmeAddresses, programmeGuide, programmeGuideUpdate } from './programme-guide.ts';
import { programmePlan, programmePlanChoice, programmeReading } from './programme-plan.ts';
import {
  programmeDocument,
  programmeSource,
  programmeSourceInput,
  programmeSourceUpdate,
} from './programme-source.ts';
import { airingQuery, programme, programmeAiring, programmeInput, programmeUpdate } from './programme.ts';

const all = '/{station}/api/v1/programme/';
const one = '/{station}/api/v1/programme/{id}/';
const sources = '/{station}/api/v1/programme_source/';
const source = '/{station}/api/v1/programme_source/{id}/';
const plan = '/{station}/api/v1/programme_plan/{id}/';
const guide = '/{station}/api/v1/programme_guide/';

export const programmeOperations = {
  list: stationUsers.read('programmes.list', all, {
    scope: 'station',
    summary: 'List the programmes of the station’s week, by name',
    response: z.object({
      /** Programmes of the station. */
      programmes: z.array(programme),
    }),
  }),
  create: admins.create('programmes.create', all, {
    summary: 'Add a programme by hand, with a weekly rule or with dates',
    body: programmeInput,
    response: programme,
    errors: [409],
  }),
  update: admins.update('programmes.update', one, {
    summary: 'Change a programme; only given fields change, and airings that have begun stay as they are',
    body: programmeUpdate,
    wholeResource: programme,
    response: programme,
    idempotent: true,
  }),
  remove: admins.remove('programmes.remove', one, {
    summary: 'Delete a programme with its airings; a source that still has it offers it again',
    worksOnFullDisk: true,
  }),
  airings: stationUsers.read('programmes.airings', '/{station}/api/v1/programme_airings/', {
    scope: 'station',
    summary: 'List the airings of a span of at most 35 days, by their start',
    query: airingQuery,
    response: z.object({
      /** In order. */
      airings: z.array(programmeAiring),
    }),
  }),
  schedule: podcastUsers.read('programmes.schedule', `${one}schedule/`, {
    scope: 'station',
    summary: 'The fields of a schedule that records a programme; creates nothing',
    response: z.object({
      /** The schedule without its show if none has the name of the programme. */
      schedule: scheduleInput.partial({ show_id: true }),
      /** Title for a new show: the name of the programme. */
      show_title: z.string(),
    }),
    errors: [409],
  }),
  sources: admins.read('programmes.sources', sources, {
    summary: 'List the sources of programmes, by name',
    response: z.object({
      /** Sources of the station. */
      sources: z.array(programmeSource),
    }),
  }),
  createSource: admins.create('programmes.createSource', sources, {
    summary: 'Add a source of programmes; nothing is read yet',
    body: programmeSourceInput,
    response: programmeSource,
    errors: [409],
  }),
  updateSource: admins.update('programmes.updateSource', source, {
    summary: 'Change the name or the address of a source; only given fields change',
    body: programmeSourceUpdate,
    response: programmeSource,
    idempotent: true,
  }),
  removeSource: admins.remove('programmes.removeSource', source, {
    summary: 'Delete a source with its programmes and plans; past airings go with them',
    worksOnFullDisk: true,
  }),
  read: admins.submit('programmes.read', `${source}read/`, {
    summary:
      'Read a source, or an uploaded document in its place, and list what differs; changes no programme',
    body: programmeDocument,
    response: programmeReading,
    errors: [502, 503],
  }),
  plan: admins.read('programmes.plan', plan, {
    summary: 'Read a plan with its lines',
    response: programmePlan,
  }),
  plans: admins.read('programmes.plans', `${source}plans/`, {
    summary: 'List the plans of a source, newest first: the pending one and those of the last 30 days',
    response: z.object({
      /** Plans of the source. */
      plans: z.array(programmePlan),
    }),
  }),
  apply: admins.submit('programmes.apply', `${plan}apply/`, {
    summary: 'Change the programmes as a pending plan says, by all of its lines or some',
    body: programmePlanChoice,
    response: programmePlan,
    errors: [409],
  }),
  undo: admins.submit('programmes.undo', `${plan}undo/`, {
    summary: 'Take the last change of a source back; airings that have begun stay as they are',
    response: programmePlan,
    errors: [409],
  }),
  guide: admins.read('programmes.guide', guide, {
    summary: 'Read how the station appears in its public RadioDNS files, and their addresses',
    response: programmeGuide.extend({
      /** Public addresses of the week. */
      addresses: programmeAddresses,
    }),
  }),
  updateGuide: admins.update('programmes.updateGuide', guide, {
    summary: 'Change how the station appears in its public RadioDNS files; only given fields change',
    body: programmeGuideUpdate,
    response: programmeGuide.extend({
      /** Public addresses of the week. */
      addresses: programmeAddresses,
    }),
    idempotent: true,
  }),
} as const;
