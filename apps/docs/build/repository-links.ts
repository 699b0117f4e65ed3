import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type MarkdownIt from 'markdown-it';
import { publicAddress } from '../../../tools/setup/public-address.mjs';

type Token = ReturnType<MarkdownIt['parse']>[number];

/**
 * Leads the relative links of a page to the pages of the site. A link to another file of the repository leads to its
 * address on the web, or is a text where the build knows none.
 */
export function repositoryLinks(markdown: MarkdownIt, docs: string): void {
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    const file = String(env.realPath ?? env.path);
    for (const { children } of tokens) if (children) rewrite(children, file, docs);
  });
}

function rewrite(tokens: Token[], file: string, docs: string): void {
  for (const [index, token] of tokens.entries()) {
    const href = token.type === 'link_open' ? token.attrGet('href') : null;
    if (href === null || /^(?:[a-z]+:|#|\/)/.test(href)) continue;
    const target = siteLink(href, file, docs);
    if (target !== undefined) token.attrSet('href', target);
    else dropLink(tokens, index);
  }
}

/** The address of a link on the site; undefined for a file that is on no known site. */
export function siteLink(
  href: string,
  file: string,
  docs: string,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const [path = '', anchor] = href.split('#');
  const target = resolve(dirname(file), path);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const inDocs = relative(docs, target);
  if (inDocs.startsWith('..')) {
    const address = publicAddress(env);
    return address && `${address}/blob/HEAD/${relative(join(docs, '..'), target)}${hash}`;
  }
  if (existsSync(target) && statSync(target).isDirectory())
    return `/${inDocs === '' ? '' : `${inDocs}/`}${hash}`;
  return `/${inDocs.replace(/README\.md$/, '').replace(/\.md$/, '')}${hash}`;
}

function dropLink(tokens: Token[], index: number): void {
  const end = tokens.findIndex((token, at) => at > index && token.type === 'link_close');
  for (const at of [index, end])
    Object.assign(tokens[at] ?? {}, { type: 'text', tag: '', content: '', attrs: null, nesting: 0 });
}
