import { globSync } from 'node:fs';
import { isBuiltPage } from '../../setup/built-pages.mjs';

/** Pages that readers open in the repository. */
const PAGES = [
  '*.md',
  'docs/**/*.md',
  'packages/*/README.md',
  'examples/**/README.md',
  'integrations/**/README.md',
  '.changeset/README.md',
];

/**
 * The pages of a repository, as paths below its root, without those that a build writes.
 * @param {string} root
 */
export function pagesOf(root) {
  return globSync(PAGES, { cwd: root, exclude: (file) => file.endsWith('node_modules') })
    .filter((file) => !isBuiltPage(file))
    .toSorted();
}

/**
 * The targets of the links of a page, without those in code.
 * @param {string} markdown
 * @returns {string[]}
 */
export function linksIn(markdown) {
  const text = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '``');
  const inText = [...text.matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, target = '']) => target);
  return [
    ...inText,
    ...[...text.matchAll(/(?:src|srcset|href)="([^"]+)"/g)].map(([, target = '']) => target),
  ];
}

/**
 * The anchors of a page's headings, as GitHub and the site make them: of equal ones, later ones have a number.
 * @param {string} markdown
 * @returns {Set<string>}
 */
export function anchorsIn(markdown) {
  /** @type {Set<string>} */
  const anchors = new Set();
  const text = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
  for (const [, heading = ''] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plain
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    let own = anchor;
    for (let count = 1; anchors.has(own); count += 1) own = `${anchor}-${count}`;
    anchors.add(own);
  }
  return anchors;
}
