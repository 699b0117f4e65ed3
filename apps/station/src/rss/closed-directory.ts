const closed: ReadonlySet<string> = new Set(['google_play', 'stitcher', 'google_actions']);

/** Whether a podcast directory, named by its `rss_subtype` short name, has shut down; stored feeds may still name it. */
export function isClosedDirectory(directory: string): boolean {
  return closed.has(directory);
}
