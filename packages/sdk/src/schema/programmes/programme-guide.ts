import { z } from 'zod';
import { text } from '../common/scalars.ts';

/**
 * A way on which radios receive the station, by the RadioDNS bearer URI of ETSI TS 103 270: `fm:ce1.c586.09580`,
 * `dab:ce1.ce15.c221.0`, or the http address of a stream.
 */
export const guideBearer = z.object({
  /** Bearer URI. */
  id: z
    .string()
    .max(500)
    .regex(
      /^(?:fm:[a-z0-9]{2,3}\.[0-9a-f]{4}\.(?:\d{5}|\*)|dab:[0-9a-f]{3}\.[0-9a-f]{4}\.[0-9a-f]{4,8}\.[0-9a-f]|https?:\/\/[^\s<>"]+)$/i,
      'Enter a bearer such as fm:ce1.c586.09580, dab:ce1.ce15.c221.0, or the address of a stream.',
    ),
  /** Media type of a stream, such as `audio/mpeg`; absent for FM and DAB. */
  mime: z
    .string()
    .max(100)
    .regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/, 'Enter a media type such as audio/mpeg.')
    .optional(),
  /** Kilobits per second of a stream; absent if unknown. */
  bitrate: z.int().min(1).max(100_000).optional(),
  /** Cost of the way for radios that choose one, 0 to 100: lower is preferred; 50 if absent. */
  cost: z.int().min(0).max(100).optional(),
});
export type GuideBearer = z.output<typeof guideBearer>;

/** The station in its public RadioDNS files. */
export const programmeGuide = z.object({
  /** At most 8 characters, for small displays; empty for the first characters of the station's title. */
  short_name: text(8),
  /** At most 16 characters; empty for the first characters of the station's title. */
  medium_name: text(16),
  /** A sentence about the station, at most 180 characters; empty for none. */
  description: text(180),
  /** Domain of the station in RadioDNS; empty for the host of the installation. */
  domain: z
    .string()
    .max(253)
    .regex(/^(?:|[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i, 'Enter a domain such as radio.example.org.'),
  /** Ways on which radios receive the station. */
  bearers: z.array(guideBearer).max(50),
});
export type ProgrammeGuide = z.output<typeof programmeGuide>;

/** Only given fields change. */
export const programmeGuideUpdate = programmeGuide.partial();
/** As clients write it. */
export type ProgrammeGuideUpdate = z.input<typeof programmeGuideUpdate>;

/** Public addresses of the week. */
export const programmeAddresses = z.object({
  /** RadioDNS service information. */
  service_information: z.string(),
  /** RadioDNS programme information of today. */
  programme_information: z.string(),
  /** Calendar. */
  calendar: z.string(),
  /** JSON. */
  json: z.string(),
});
export type ProgrammeAddresses = z.output<typeof programmeAddresses>;
