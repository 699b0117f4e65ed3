import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { admins } from '../operation-builders.ts';
import { auditFilter, auditPage, auditQuery } from './audit-entry.ts';
import { auditFormats } from './audit-names.ts';

export const auditOperations = {
  list: admins.read('audit.list', '/{station}/api/v1/audit/', {
    summary:
      'List changes at the station and sign-ins of its users, newest first; `before` is `next` of the page before',
    query: auditQuery,
    response: auditPage,
  }),
  export: admins.read('audit.export', '/{station}/api/v1/audit/export.{format}', {
    summary: 'Download the entries of the audit log as CSV, or as JSON lines in the form of the list',
    params: stationParams.extend({
      /** Form of the file: CSV, or one JSON object a line. */
      format: z.enum(auditFormats),
    }),
    query: auditFilter,
  }),
} as const;
