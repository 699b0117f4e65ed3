import type { Page } from '@playwright/test';
import { hosts, windowWidths } from '../support/page-hosts.ts';

interface HostedWidth {
  readonly host: string;
  /** Of the element, in CSS pixels. */
  readonly width: number;
  /** How much of the page is right of the window, in CSS pixels. */
  readonly outside: number;
}

/**
 * Returns in which hosts what `selector` finds inside the kit's root is narrower than in a plain block, or makes the page wider
 * than there, at every width. It wraps the page's root without mounting it again, and unwraps it at the end.
 * @param own the width in pixels that suffices where the host is as wide as its content
 */
export async function narrowHosts(page: Page, selector: string, own = Infinity): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const viewport of windowWidths) {
    await page.setViewportSize({ width: viewport, height: 900 });
    const [plain, ...hosted] = await page.evaluate(measure, { selector, hosts: { block: [''], ...hosts } });
    if (!plain?.width) throw new Error(`${selector} has no width in a plain block.`);
    const enough = Math.min(plain.width, own) - 1;
    for (const { host, width, outside } of hosted) {
      if (width < enough || outside > plain.outside)
        found.push(`${host} at ${viewport}: ${width} of ${plain.width} px, ${outside} px outside`);
    }
  }
  if (before) await page.setViewportSize(before);
  return found;
}

function measure(asked: { selector: string; hosts: Readonly<Record<string, readonly string[]>> }): HostedWidth[] {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  const place = document.createElement('div');
  root.before(place);

  const measureIn = (styles: readonly string[]) => {
    let parent: HTMLElement = place;
    for (const style of styles.slice(0, -1)) {
      const box = document.createElement('div');
      box.style.cssText = style;
      parent.append(box);
      parent = box;
    }
    parent.append(root);
    root.style.cssText = styles.at(-1) ?? '';
    const element = root.querySelector(asked.selector);
    const width = element?.getBoundingClientRect().width ?? 0;
    const outside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    place.replaceChildren(root);
    return { width: Math.round(width), outside };
  };

  const found = Object.entries(asked.hosts).map(([host, styles]) => ({ host, ...measureIn(styles) }));
  root.style.cssText = '';
  place.replaceWith(root);
  return found;
}
