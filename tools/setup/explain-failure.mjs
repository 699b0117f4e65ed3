const CAUSES = [
  { pattern: /ENOSPC|no space left on device/i, text: 'The disk is full. Free some space and start again.' },
  {
    pattern: /EACCES|EPERM|permission denied|are you root/i,
    text: 'A file or folder may not be written. Check who owns this folder.',
  },
  {
    pattern:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|Temporary failure resolving|Could not connect/i,
    text: 'The server could not be reached. Check the network, the proxy (HTTPS_PROXY) and the registry (npm config get registry).',
  },
  {
    pattern: /ERR_PNPM_(OUTDATED_LOCKFILE|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,
    text: 'pnpm-lock.yaml does not fit the package.json files. Run `npx pnpm install` and commit the lockfile.',
  },
];

/**
 * Explains from its output why a set-up command failed; for an unknown cause it refers to the log, or to the output above.
 * @param {string} output
 * @param {string} [log] path of the file with the output
 * @returns {string}
 */
export function explainFailure(output, log) {
  const known = CAUSES.find(({ pattern }) => pattern.test(output))?.text;
  if (log === undefined) return known ?? 'The lines above say why.';
  return known === undefined ? `The end of ${log} says why.` : `${known} The whole output is in ${log}.`;
}
