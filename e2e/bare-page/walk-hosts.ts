import type { Page } from '@playwright/test';
import { hosts, menuWidth, windowWidths } from '../support/page-hosts.ts';

interface Sizes {
  /** Of the element, in CSS pixels. */
  readonly width: number;
  /** How much of the page is right of the window, in CSS pixels. */
  readonly outside: number;
  /** How far it, or a box of its host, is beyond the sides of the box around it. */
  readonly beyond: number;
}

interface Hosted {
  readonly host: string;
  readonly hosted: Sizes;
  /** In a block that is as wide as the place. */
  readonly plain: Sizes;
}

/**
 * Returns in which hosts what `selector` finds inside the kit's root is narrower than in a plain block, makes the page wider
 * than there, or sticks out of a box of its host, at every width. It wraps the page's root without mounting it again, and unwraps it at the end.
 * @param own the width in pixels that suffices where the host is as wide as its content
 */
export async function narrowHosts(page: Page, selector: string, own = Infinity): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const viewport of windowWidths) {
    await page.setViewportSize({ width: viewport, height: 900 });
    for (const { host, hosted, plain } of await page.evaluate(measure, { selector, hosts, menu: menuWidth })) {
      if (plain.width === 0) throw new Error(`${selector} has no width in a plain block.`);
      const isWide = hosted.width >= Math.min(plain.width, own) - 1;
      if (isWide && hosted.outside <= plain.outside && hosted.beyond <= plain.beyond) continue;
      const excess = `${hosted.outside} px outside, ${hosted.beyond} px beyond its host`;
      found.push(`${host} at ${viewport}: ${hosted.width} of ${plain.width} px, ${excess}`);
    }
  }
  if (before) await page.setViewportSize(before);
  return found;
}

interface Asked {
  readonly selector: string;
  readonly hosts: Readonly<Record<string, readonly string[]>>;
  readonly menu: number;
}

function measure(asked: Asked): Hosted[] {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  const place = document.createElement('div');
  root.before(place);

  const measureIn = (styles: readonly string[]): Sizes => {
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
    const beyond = element ? excessOf(element) : 0;
    const outside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    place.replaceChildren(root);
    return { width: Math.round(width), outside, beyond };
  };

  /** How far one of the boxes from the place to the element is beyond the sides of the one around it. */
  function excessOf(element: Element): number {
    let most = 0;
    for (let inner = element; inner !== place && inner.parentElement; inner = inner.parentElement) {
      const [box, around] = [inner.getBoundingClientRect(), inner.parentElement.getBoundingClientRect()];
      most = Math.max(most, around.left - box.left, box.right - around.right);
    }
    return Math.round(most);
  }

  const plain = measureIn(['']);
  const found = Object.entries(asked.hosts).map(([host, styles]) => ({ host, hosted: measureIn(styles), plain }));
  const narrower = measureIn([`padding-inline-start:${asked.menu}px`]);
  const menu = document.createElement('nav');
  menu.style.cssText = `flex:none;width:${asked.menu}px`;
  root.prepend(menu);
  found.push({ host: 'flex row beside a menu', hosted: measureIn(['display:flex']), plain: narrower });
  menu.remove();
  root.style.cssText = '';
  place.replaceWith(root);
  return found;
}
