import { z } from 'zod';
import { stationIdParams } from '../common/params.ts';
import { resourceList } from '../common/resource-list.ts';
import { companyAdmins } from '../operation-builders.ts';
import {
  companyStation,
  companyStationInput,
  companyStationQuery,
  companyStationUpdate,
  stationChangeInput,
} from './company-station.ts';
import { company, companyUpdate } from './company.ts';
import { stationChange } from './station-change.ts';

const all = '/{station}/api/v1/station/';
const one = '/{station}/api/v1/station/{id}/';
const ofCompany = '/{station}/api/v1/company/';

export const stationOperations = {
  list: companyAdmins.read('stations.list', all, {
    summary: 'List a page of the stations of the company by title, archived ones too',
    query: companyStationQuery,
    response: resourceList(companyStation),
  }),
  get: companyAdmins.read('stations.get', one, {
    summary: 'Read a station of the company',
    response: companyStation,
  }),
  create: companyAdmins.create('stations.create', all, {
    summary: 'Add a station to the company; 409 if another station has the slug or had it',
    body: companyStationInput,
    response: companyStation,
    errors: [409],
  }),
  previewChange: companyAdmins.submit('stations.previewChange', '/{station}/api/v1/station/{id}/preview/', {
    summary: 'Examine the effect of a new slug or time zone before it is saved; changes nothing',
    body: stationChangeInput,
    response: stationChange,
    errors: [409],
    idempotent: true,
  }),
  update: companyAdmins.update('stations.update', one, {
    summary:
      'Change a station of the company; only given fields change, and addresses with the old slug lead to the new one',
    body: companyStationUpdate,
    response: companyStation,
    errors: [409],
    idempotent: true,
  }),
  archive: companyAdmins.submit('stations.archive', '/{station}/api/v1/station/{id}/archive/', {
    summary:
      'Archive a station: it records nothing, its automations rest, and users no longer choose it; its feeds, pages and audio stay',
    response: companyStation,
    errors: [409],
    idempotent: true,
  }),
  restore: companyAdmins.submit('stations.restore', '/{station}/api/v1/station/{id}/restore/', {
    summary: 'Return a station from the archive',
    response: companyStation,
    errors: [409],
    idempotent: true,
  }),
  delete: companyAdmins.remove('stations.delete', one, {
    summary:
      'Delete an archived station with its rows and files, in a job; `confirm` is its slug, which stays reserved',
    params: stationIdParams,
    query: z.object({
      /** The slug of the station, typed as a confirmation. */
      confirm: z.string().max(63),
    }),
    response: companyStation,
    success: 202,
    errors: [409],
    worksOnFullDisk: true,
  }),
  company: companyAdmins.read('stations.company', ofCompany, {
    summary: 'Read the company',
    response: company,
  }),
  updateCompany: companyAdmins.update('stations.updateCompany', ofCompany, {
    summary: 'Rename the company',
    body: companyUpdate,
    response: company,
    errors: [409],
    idempotent: true,
  }),
  removeDemo: companyAdmins.submit('stations.removeDemo', '/{station}/api/v1/company/remove_demo/', {
    summary:
      'Delete the stations and users of the demo in a job; the company keeps what it made, and needs a station of its own',
    response: company,
    success: 202,
    errors: [409],
    worksOnFullDisk: true,
  }),
} as const;
