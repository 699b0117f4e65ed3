import { z } from 'zod';
import { queryInteger, unixSeconds } from '../common/scalars.ts';

/** Most links of a page. */
export const mostManifests = 500;

/** A page of the chain. */
export const logChainQuery = z.object({
  /** Number of the first link; default 0. */
  from: queryInteger.optional(),
});

/** Links of the chain of a station's log. */
export const logChain = z.object({
  /** When the audio begins that the chain covers; null before the first link. */
  since: unixSeconds.nullable(),
  /** Number of links. */
  length: z.int().min(0),
  /** Public half of the key with which the installation signs evidence exports: Ed25519, PEM. */
  public_key: z.string(),
  /** SHA-256 of that key (SPKI, DER) as 64 hexadecimal digits. */
  key_fingerprint: z.string(),
  /** At most 500 links, in order. */
  manifests: z.array(
    z.object({
      /** Number of the link. */
      seq: z.int().min(0),
      /** The manifest, whose bytes are hashed. */
      text: z.string(),
      /** SHA-256 of the text as the station stored it. */
      sha256: z.string(),
      /** Whether the audio of this link was removed later because the log is kept no longer. */
      is_removed: z.boolean(),
    }),
  ),
});
export type LogChain = z.output<typeof logChain>;

/** Ways in which a log may differ from its chain. */
const logDifferences = ['changed', 'missing', 'added', 'gap', 'list', 'manifest'] as const;

/** The audio of one link of the chain, compared with the archive. */
export const logCheck = z.object({
  /** Number of the link. */
  seq: z.int().min(0),
  /** The hour, UTC, such as `2026-03-01T14`. */
  hour: z.string(),
  /** `whole` if everything is as it was hashed, `differs`, `removed` if the station removed the hour because of its age, `start` for a link without audio. */
  state: z.enum(['whole', 'differs', 'removed', 'start']),
  /** Segments that were compared. */
  segments: z.int().min(0),
  /** Segments that could not be read when they were hashed, and are the same now. */
  unreadable: z.int().min(0),
  /** The differences, at most 100. */
  differences: z.array(
    z.object({
      /**
       * - `changed`: the bytes, time or length of a segment are others
       * - `missing`: a segment is not in the log, or its bytes cannot be read
       * - `added`: the log has a segment that no link has, and that did not come late
       * - `gap`: a gap line does not fit the segments
       * - `list`: the list of segments is not the one of the manifest
       * - `manifest`: the manifest is not the one that was hashed
       */
      kind: z.enum(logDifferences),
      /** Number of the segment in the log; null for a difference of the whole hour. */
      n: z.int().nullable(),
      /** When the segment began; null for a difference of the whole hour. */
      at: unixSeconds.nullable(),
      /** The difference in words. */
      detail: z.string(),
    }),
  ),
});
export type LogCheck = z.output<typeof logCheck>;
