import { posix } from 'node:path';

const LINK = /(```[\s\S]*?```)|\]\((?!https?:|mailto:|#)([^)\s]+)\)/g;

/**
 * Makes the relative links of a package's README absolute, because the linked files are not in its tarball.
 * @param {string} markdown
 * @param {{ dir: string, address: string, tag: string }} origin the README's folder, the repository's web address and the linked version
 * @returns {string}
 */
export function absoluteLinks(markdown, { dir, address, tag }) {
  return markdown.replaceAll(LINK, (match, code, target) =>
    code === undefined ? `](${address}/blob/${tag}/${posix.join(dir, target)})` : match,
  );
}
