import type { ImportItem, PodcastImport } from '@postkit/sdk/schema';

/** The list after news of one import: it takes its place, or stands first where it is new. */
export function withImport(imports: readonly PodcastImport[], told: PodcastImport): PodcastImport[] {
  const isKnown = imports.some(({ id }) => id === told.id);
  return isKnown ? imports.map((one) => (one.id === told.id ? told : one)) : [told, ...imports];
}

/** How many items have come to an end, and how far that is, 0 to 100. */
export function importProgress({ total, imported, skipped, failed }: PodcastImport): { ended: number; percent: number } {
  const ended = imported + skipped + failed;
  return { ended, percent: total === 0 ? 100 : (ended / total) * 100 };
}

/** Items that met the same end for the same reason. */
export interface ItemGroup {
  note: string;
  status: 'failed' | 'skipped';
  items: readonly ImportItem[];
}

/** What was not imported, by its reason: failures first, then by how many there are. */
export function leftOut(items: readonly ImportItem[]): ItemGroup[] {
  return (['failed', 'skipped'] as const).flatMap((status) => {
    const ended = items.filter((item) => item.status === status);
    const notes = [...new Set(ended.map(({ note }) => note))];
    const groups = notes.map((note) => ({ note, status, items: ended.filter((item) => item.note === note) }));
    return groups.toSorted((a, b) => b.items.length - a.items.length);
  });
}
