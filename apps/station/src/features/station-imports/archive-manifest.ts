import { z } from 'zod';
import { exportFormat, exportVersion } from '../station-exports/index.ts';
import { ImportRefusal } from './import-refusal.ts';

const day = z.iso.date();

/** The manifest of an export that this version can import. */
const archiveManifest = z.object({
  schema: z.string().max(200),
  station: z.object({ slug: z.string().max(200), title: z.string().max(500) }),
  created_at: z.int(),
  includes_media: z.boolean(),
  log: z.object({ first_day: day, last_day: day }).nullable(),
  missing: z.array(z.object({ path: z.string().max(300), reason: z.string().max(1000) })),
  files: z.array(
    z.object({
      path: z.string().max(300),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type ArchiveManifest = z.output<typeof archiveManifest>;

/**
 * Reads `manifest.json`.
 * @param isKnown whether this installation has a change of the schema, by its name
 * @throws ImportRefusal
 */
export function readManifest(text: string, isKnown: (schema: string) => boolean): ArchiveManifest {
  const read = parse(text);
  const head = z.object({ format: z.literal(exportFormat), version: z.int() }).safeParse(read);
  if (!head.success) throw new ImportRefusal('This zip is not an export of a PostKit station.');
  const { version } = head.data;
  if (version > exportVersion)
    throw new ImportRefusal(
      `A newer version of PostKit made this export (format ${version}). Update this installation, then import it.`,
    );
  if (version < exportVersion)
    throw new ImportRefusal(
      'An older version of PostKit made this export, which cannot be continued elsewhere. Update that installation, and export again.',
    );
  const manifest = archiveManifest.safeParse(read);
  if (!manifest.success)
    throw new ImportRefusal('The manifest of this export is damaged. Download the export again.');
  if (!isKnown(manifest.data.schema))
    throw new ImportRefusal(
      `A newer version of PostKit made this export (${manifest.data.schema}). Update this installation, then import it.`,
    );
  return manifest.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportRefusal('The manifest of this export is damaged. Download the export again.');
  }
}
