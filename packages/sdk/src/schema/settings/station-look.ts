import { z } from 'zod';
import { hexColor } from '../common/hex-color.ts';

/** How a station looks: its one colour and its logo. */
export const stationLook = z.object({
  /** `#rrggbb` in lower case; null for PostKit's own colour. */
  accent: hexColor.toLowerCase().nullable(),
  /** Address of an image of the station; empty for none. */
  logo: z.string().max(2048),
});
export type StationLook = z.output<typeof stationLook>;

/** The fields to change. */
export const stationLookUpdate = stationLook.partial();
export type StationLookUpdate = z.output<typeof stationLookUpdate>;
