import type { Plugin } from 'vite';

/** Drops the HTML comments of Markdown pages, which would be texts of the page. */
export function withoutComments(): Plugin {
  return {
    name: 'without-comments',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.md') ? code.replace(/^<!--[\s\S]*?-->\n/, '') : null),
  };
}
