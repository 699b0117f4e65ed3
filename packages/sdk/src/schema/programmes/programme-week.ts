import { z } from 'zod';

/** An airing, for everyone. Moments are ISO 8601. */
export const publicAiring = z.object({
  /** Id of the programme. */
  programme: z.int(),
  /** Date on which it starts, in the station's time zone: `YYYY-MM-DD`. */
  date: z.string(),
  /** When it starts. */
  start: z.string(),
  /** When it ends. */
  end: z.string(),
  /** Whether it is on air now. */
  is_on_air: z.boolean(),
  /** Name of the programme. */
  name: z.string(),
  /** Plain text; empty for none. */
  description: z.string(),
  /** Genre; empty for none. */
  genre: z.string(),
  /** Names of its presenters. */
  presenters: z.array(z.string()),
  /** Address of its picture; null for none. */
  image_url: z.string().nullable(),
  /** The show with its episodes; null if it has none. */
  show: z
    .object({
      id: z.int(),
      /** Title of the show. */
      title: z.string(),
      /** Address of its public page. */
      url: z.string(),
    })
    .nullable(),
});
export type PublicAiring = z.output<typeof publicAiring>;

/** The programmes of the coming days, for everyone. */
export const publicProgrammes = z.object({
  /** Time zone of the station, an IANA name. */
  timezone: z.string(),
  /** By their start. */
  airings: z.array(publicAiring),
});
export type PublicProgrammes = z.output<typeof publicProgrammes>;
