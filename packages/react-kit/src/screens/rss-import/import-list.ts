import type { ImportItem, PodcastImport } from '@postkit/sdk/schema';

/** The list after an import changed: replaces a known import, and puts a new one first. */
export function withImport(imports: readonly PodcastImport[], changed: PodcastImport): PodcastImport[] {
  const isKnown = imports.some(({ id }) => id === changed.id);
  return isKnown ? imports.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...imports];
}

/** The number of items that have ended, and their percentage, 0 to 100. */
export function importProgress({ total, imported, skipped, failed }: PodcastImport): {
  ended: number;
  percent: number;
} {
  const ended = imported + skipped + failed;
  return { ended, percent: total === 0 ? 100 : (ended / total) * 100 };
}

/** Items with the same status for the same reason. */
export interface ItemGroup {
  note: string;
  status: 'failed' | 'skipped';
  items: readonly ImportItem[];
}

/** Items that were not imported, by reason: failures first, larger groups first. */
export function groupByReason(items: readonly ImportItem[]): ItemGroup[] {
  return (['failed', 'skipped'] as const).flatMap((status) => {
    const ended = items.filter((item) => item.status === status);
    const notes = [...new Set(ended.map(({ note }) => note))];
    const groups = notes.map((note) => ({ note, status, items: ended.filter((item) => item.note === note) }));
    return groups.toSorted((a, b) => b.items.length - a.items.length);
  });
}
