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
    for (const { host, hosted, plain } of await page.evaluate(measure, {
      selector,
      hosts,
      menu: menuWidth,
    })) {
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
  // Two boxes around the root, which are not laid out for a host without them: moving the root would compute every style again.
  const boxes = [document.createElement('div'), document.createElement('div')] as const;
  boxes[1].append(root);
  boxes[0].append(boxes[1]);
  place.append(boxes[0]);

  const measureIn = (styles: readonly string[]): Sizes => {
    if (styles.length > boxes.length + 1)
      throw new Error('A host has more elements around its place than there are boxes.');
    const around = styles.slice(0, -1);
    for (const [index, box] of boxes.entries()) box.style.cssText = around[index] ?? 'display:contents';
    root.style.cssText = styles.at(-1) ?? '';
    const element = root.querySelector(asked.selector);
    const width = element?.getBoundingClientRect().width ?? 0;
    const beyond = element ? excessOf(element) : 0;
    const outside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return { width: Math.round(width), outside, beyond };
  };

  /** How far one of the boxes from the place to the element is beyond the sides of the one around it. */
  function excessOf(element: Element): number {
    let most = 0;
    let box = element.getBoundingClientRect();
    for (
      let outer = element.parentElement;
      outer && outer !== place.parentElement;
      outer = outer.parentElement
    ) {
      if (outer.style.display === 'contents') continue;
      const around = outer.getBoundingClientRect();
      most = Math.max(most, around.left - box.left, box.right - around.right);
      box = around;
    }
    return Math.round(most);
  }

  const plain = measureIn(['']);
  const found = Object.entries(asked.hosts).map(([host, styles]) => ({
    host,
    hosted: measureIn(styles),
    plain,
  }));
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
