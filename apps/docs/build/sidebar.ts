import { existsSync, globSync, readFileSync } from 'node:fs';
import type { DefaultTheme } from 'vitepress';
import { groups } from './groups.ts';

/**
 * The side menu: the groups, with the pages of a folder by name, each under the title of its page. Pages that are generated are there
 * once the build has written them.
 */
export function readSidebar(docs: string): DefaultTheme.SidebarItem[] {
  return groups.map(({ text, pages, isOpen = false }) => ({
    text,
    collapsed: !isOpen,
    items: pages
      .flatMap((page) => (page.endsWith('/') ? pagesOf(docs, page) : [page]))
      .filter((page) => existsSync(`${docs}${page}.md`))
      .map((page) => ({ text: titleOf(docs, page), link: addressOf(page) })),
  }));
}

/** The pages of a folder, its introduction first. */
export function pagesOf(docs: string, folder: string): string[] {
  const files = globSync(`${folder}*.md`, { cwd: docs }).map((file) => file.replace(/\.md$/, ''));
  const isIntroduction = (page: string) => page.endsWith('/README');
  return [...files.filter(isIntroduction), ...files.filter((page) => !isIntroduction(page)).toSorted()];
}

function titleOf(docs: string, page: string): string {
  const [, title = page] = /^# (.+)$/m.exec(readFileSync(`${docs}${page}.md`, 'utf8')) ?? [];
  return title.replaceAll('`', '');
}

function addressOf(page: string): string {
  return `/${page.replace(/README$/, '')}`;
}
