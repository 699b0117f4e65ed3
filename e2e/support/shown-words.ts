import type { Page } from '@playwright/test';

/** A text that users see or hear: of an element, or of one of these attributes. */
const spokenAttributes = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'];

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

/**
 * The texts with a letter of `sign` that a box of the page or the page itself cuts, also with an ellipsis. A box that scrolls cuts
 * nothing, and neither does one that hides its text from sight on purpose.
 */
export async function cutTexts(page: Page, sign: string): Promise<string[]> {
  return page.evaluate((letter) => {
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    const cutBy = (box: Element, rect: DOMRect) => {
      const style = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const isClip = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isClip(style.overflowX) && (rect.right > edges.right + 1 || rect.left < edges.left - 1)) ||
        (isClip(style.overflowY) && (rect.bottom > edges.bottom + 2 || rect.top < edges.top - 2))
      );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.closest('.pk') || !text.data.includes(letter) || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const boxes: Element[] = [];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) boxes.push(box);
      if (boxes.some(isHidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // Past a box that scrolls, the text comes into view.
      const scrolls = boxes.findIndex((box) => /auto|scroll/.test(getComputedStyle(box).overflowX));
      const clipping = scrolls === -1 ? boxes : boxes.slice(0, scrolls);
      const isCut = [...range.getClientRects()].some(
        (rect) => clipping.some((box) => cutBy(box, rect)) || (scrolls === -1 && (rect.right > innerWidth + 1 || rect.left < -1)),
      );
      if (isCut) found.push(`${text.data.trim()} (${parent.className || parent.tagName})`);
    }
    return found;
  }, sign);
}
