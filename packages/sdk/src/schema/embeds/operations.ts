import { admins, anyone, stationUsers } from '../operation-builders.ts';
import { embedHealth, embedHealthUpdate, embedReport } from './embed.ts';

export const embedOperations = {
  report: anyone.submit('embeds.report', '/{station}/embeds/report', {
    summary: 'Count a page view with players; the query is the report, so that browsers need no preflight',
    query: embedReport,
    success: 204,
  }),
  list: stationUsers.read('embeds.list', '/{station}/api/v1/embeds/', {
    scope: 'station',
    summary: 'The sites that embed players, with versions, page views and errors',
    response: embedHealth,
  }),
  update: admins.update('embeds.update', '/{station}/api/v1/embeds/', {
    summary: 'Turn the reports of players on or off',
    body: embedHealthUpdate,
    response: embedHealth,
  }),
} as const;
