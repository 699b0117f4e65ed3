import { z } from 'zod';
import { httpAddress, text, unixSeconds } from '../common/scalars.ts';

/**
 * - `radiodns`: programme information of RadioDNS, ETSI TS 102 818 (XML)
 * - `icalendar`: a calendar, RFC 5545
 * - `azuracast`: the schedule of an AzuraCast station (JSON)
 * - `libretime`: the week of a LibreTime or Airtime station (JSON)
 */
export const programmeSourceKinds = ['radiodns', 'icalendar', 'azuracast', 'libretime'] as const;
export type ProgrammeSourceKind = (typeof programmeSourceKinds)[number];

/** Sources of a station at most. */
export const mostProgrammeSources = 20;
/** Characters of an uploaded document at most. */
export const mostDocumentCharacters = 3_000_000;

const title = text(100).refine((name) => name.trim() !== '', 'Enter a name.');

/** A list of programmes of another system, which the station reads daily and on demand. */
export const programmeSource = z.object({
  id: z.int(),
  /** Name in the interface. */
  title: z.string(),
  /** Its format. */
  kind: z.enum(programmeSourceKinds),
  /** Its address; empty for a source whose documents are uploaded. */
  address: z.string(),
  /** When it was last read without an error; null before the first time. */
  read_at: unixSeconds.nullable(),
  /** When the station last tried to read it; null before the first time. */
  tried_at: unixSeconds.nullable(),
  /** Why the last try failed, as a sentence; empty after a success. */
  error: z.string(),
  /** Remarks of the last reading, as sentences. */
  findings: z.array(z.string()),
  /** Number of its programmes. */
  programmes: z.int(),
  /** Id of the plan with the differences that wait for a decision; null if there are none. */
  plan_id: z.int().nullable(),
});
export type ProgrammeSource = z.output<typeof programmeSource>;

export const programmeSourceInput = z.object({
  /** Name in the interface. */
  title,
  /** Its format. */
  kind: z.enum(programmeSourceKinds),
  /**
   * Its address; absent for a source whose documents are uploaded. In the address of a RadioDNS file, the station
   * replaces the date, or `YYYYMMDD`, by each day.
   */
  address: z.union([z.literal(''), httpAddress]).default(''),
});
/** As clients write it. */
export type ProgrammeSourceInput = z.input<typeof programmeSourceInput>;

/** Only given fields change. */
export const programmeSourceUpdate = z
  .object({
    /** Name in the interface. */
    title,
    /** Its address; empty for a source whose documents are uploaded. */
    address: z.union([z.literal(''), httpAddress]),
  })
  .partial();
export type ProgrammeSourceUpdate = z.output<typeof programmeSourceUpdate>;

/** A document in place of the one at the address of the source. */
export const programmeDocument = z.object({
  /** The document: text, or base64 of its bytes; absent to read the address. */
  document: z.string().min(1).max(mostDocumentCharacters).optional(),
  /** Whether `document` is base64. */
  is_base64: z.boolean().default(false),
});
/** As clients write it. */
export type ProgrammeDocument = z.input<typeof programmeDocument>;
