/** The stored warnings of an import with further ones. */
export function withWarnings(stored: string, more: readonly string[]): string {
  return JSON.stringify([...(JSON.parse(stored) as string[]), ...more]);
}
