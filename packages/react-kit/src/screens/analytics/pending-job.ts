/** Storage for small values that outlives the page. */
interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The CSV job that the user waits for, also after a reload; one per station. */
export interface PendingJob {
  read(): string | null;
  /** Stores the job, unless the file is mailed: then no screen waits for it. */
  keep(job: string, email: string): void;
  /** Runs after the download or its failure. */
  forget(): void;
}

export function pendingJob(storage: Storage, station: string): PendingJob {
  const key = `analytics-csv-${station}`;
  return {
    read: () => storage.get(key),
    keep(job, email) {
      if (email === '') storage.set(key, job);
    },
    forget: () => storage.remove(key),
  };
}
