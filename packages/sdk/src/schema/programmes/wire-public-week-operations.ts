// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { ProgrammesWeekQuery, PublicProgrammes } from './wire-types.ts';

export const publicWeekOperations = /* @__PURE__ */ sentOperations('programmes', {
  week: { path: '/{station}/public/v1/programmes' },
  calendar: { path: '/{station}/programmes.ics', responseKind: 'file' },
  serviceInformation: { path: '/{station}/radiodns/spi/3.1/SI.xml', responseKind: 'file' },
  idInformation: { path: '/{station}/radiodns/spi/3.1/id/{domain}/{service}/{file}', responseKind: 'file' },
  fmInformation: {
    path: '/{station}/radiodns/spi/3.1/fm/{country}/{pi}/{frequency}/{file}',
    responseKind: 'file',
  },
  dabInformation: {
    path: '/{station}/radiodns/spi/3.1/dab/{country}/{ensemble}/{service}/{component}/{file}',
    responseKind: 'file',
  },
}) as unknown as {
  week: WireOperation<{ params: StationParams; query: ProgrammesWeekQuery; response: PublicProgrammes }>;
  calendar: WireOperation<{ params: StationParams }>;
  serviceInformation: WireOperation<{ params: StationParams }>;
  idInformation: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** At most 300 characters. */
      file: string;
      /** At most 300 characters. */
      domain: string;
      /** At most 300 characters. */
      service: string;
    };
  }>;
  fmInformation: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** At most 300 characters. */
      file: string;
      /** At most 300 characters. */
      country: string;
      /** At most 300 characters. */
      pi: string;
      /** At most 300 characters. */
      frequency: string;
    };
  }>;
  dabInformation: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** At most 300 characters. */
      file: string;
      /** At most 300 characters. */
      country: string;
      /** At most 300 characters. */
      ensemble: string;
      /** At most 300 characters. */
      service: string;
      /** At most 300 characters. */
      component: string;
    };
  }>;
};
