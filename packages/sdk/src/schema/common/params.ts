import { z } from 'zod';
import { queryInteger, stationSlug } from './scalars.ts';

export const stationParams = z.object({
  /** Slug of the station. */
  station: stationSlug,
});

/** A resource of a station by its whole-number id. */
export const stationIdParams = stationParams.extend({ id: queryInteger });
