/** Where small values outlive the page. */
interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The CSV file that somebody waits for, also over a reload; one a station. */
export interface KeptJob {
  read(): string | null;
  /** Not where the file goes out by mail: nobody waits for that one here. */
  keep(job: string, email: string): void;
  /** After the download, or when there will be none. */
  forget(): void;
}

export function keptJob(storage: Storage, station: string): KeptJob {
  const key = `analytics-csv-${station}`;
  return {
    read: () => storage.get(key),
    keep(job, email) {
      if (email === '') storage.set(key, job);
    },
    forget: () => storage.remove(key),
  };
}
