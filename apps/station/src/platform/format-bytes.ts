const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** A size for display, in units of 1024: `20 MB`, `1.5 GB`. */
export function formatBytes(bytes: number): string {
  let size = Math.max(0, bytes) / 1024;
  let unit = 0;
  while (Math.round(size * 10) / 10 >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${Math.round(size * 10) / 10} ${units[unit]}`;
}
