import type { Page } from '@playwright/test';

/** A text that users see or hear: of an element, or of one of these attributes. */
const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
];

/** The texts of the kit's part of a page, each once. Fields' values are the user's, and do not count. */
export async function shownTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate((attributes) => {
    const roots = [...document.querySelectorAll('.pk')];
    const found: string[] = [];
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      if (!element.checkVisibility() || element.closest('script, style, svg, textarea')) continue;
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
      for (const name of attributes) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  }, spokenAttributes);
  return [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
}
