import type { BulkDownload } from '@postkit/sdk/schema';

type Changes = Partial<Pick<BulkDownload, 'status' | 'progress' | 'error'>>;

/** Applies a live event to the list. Progress that arrives after the end is ignored. */
export function withChanges(
  downloads: readonly BulkDownload[],
  guid: string,
  changes: Changes,
): BulkDownload[] {
  return downloads.map((download) =>
    download.guid === guid && download.status === 'processing' ? { ...download, ...changes } : download,
  );
}

/** Whether the list has the result: a live event only marks the end, and the sizes come with the next load. */
export function isSettled({ status, bytes }: BulkDownload): boolean {
  return status === 'error' || (status === 'complete' && bytes > 0);
}

/** Downloads that were in progress in one list and have their result in the next. */
export function settledSince(before: readonly BulkDownload[], now: readonly BulkDownload[]): BulkDownload[] {
  const running = new Set(before.filter((download) => !isSettled(download)).map(({ guid }) => guid));
  return now.filter((download) => isSettled(download) && running.has(download.guid));
}
