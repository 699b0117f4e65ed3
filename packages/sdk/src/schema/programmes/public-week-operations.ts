import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { anyone } from '../operation-builders.ts';
import { publicPaths } from '../public-site/paths.ts';
import { publicProgrammes } from './programme-week.ts';

const radiodns = '/{station}/radiodns/spi/3.1';

/** A part of a bearer's path. */
const part = z.string().max(300);
/** `YYYYMMDD_PI.xml`. */
const dayFile = stationParams.extend({ file: part });

/** The week that everyone may read. No method of the client calls them, so they are a table of their own. */
export const publicWeekOperations = {
  week: anyone.read('programmes.week', publicPaths.programmes, {
    summary: 'The public programmes from today for up to 14 days; readable from every site',
    query: z.object({
      /** Number of days from today. */
      days: z.coerce.number().int().min(1).max(14).optional(),
    }),
    response: publicProgrammes,
  }),
  calendar: anyone.read('programmes.calendar', '/{station}/programmes.ics', {
    summary: 'The public programmes of the next 28 days as a calendar (RFC 5545)',
  }),
  serviceInformation: anyone.read('programmes.serviceInformation', `${radiodns}/SI.xml`, {
    summary: 'The station for RadioDNS (ETSI TS 102 818)',
  }),
  idInformation: anyone.read('programmes.idInformation', `${radiodns}/id/{domain}/{service}/{file}`, {
    params: dayFile.extend({ domain: part, service: part }),
    summary: 'The programmes of a day for RadioDNS, by the service identifier',
  }),
  fmInformation: anyone.read('programmes.fmInformation', `${radiodns}/fm/{country}/{pi}/{frequency}/{file}`, {
    params: dayFile.extend({ country: part, pi: part, frequency: part }),
    summary: 'The programmes of a day for RadioDNS, by an FM bearer',
  }),
  dabInformation: anyone.read(
    'programmes.dabInformation',
    `${radiodns}/dab/{country}/{ensemble}/{service}/{component}/{file}`,
    {
      params: dayFile.extend({ country: part, ensemble: part, service: part, component: part }),
      summary: 'The programmes of a day for RadioDNS, by a DAB bearer',
    },
  ),
} as const;
