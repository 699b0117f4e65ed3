import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Loads nothing, where axe is loaded before. */
const alreadyLoaded = 'null';

/** Axe's rules whose outcome depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Fails with axe's findings on the current page, or in `parts` of it, as selectors. */
export function expectNoAxeFindings(page: Page, parts: readonly string[] = []): Promise<void> {
  return expectNoFindings(page, parts);
}

/**
 * Fails with axe's findings about colours on the current page, or in `parts` of it. Themes have the same elements, so the second theme
 * of a page needs these rules alone.
 */
export function expectNoColourFindings(page: Page, parts: readonly string[] = []): Promise<void> {
  return expectNoFindings(page, parts, colourRules);
}

async function expectNoFindings(page: Page, parts: readonly string[], rules?: readonly string[]): Promise<void> {
  // Elements that fade in have wrong colours for a moment.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // A page without frames is analysed in place: assembling the results of frames takes another page, and four times as long.
  const isWithoutFrames = page.frames().length === 1;
  const builder = new AxeBuilder({ page, ...(isWithoutFrames ? { axeSource: alreadyLoaded } : {}) });
  if (isWithoutFrames) await loadAxe(page);
  builder.setLegacyMode(isWithoutFrames).options({ resultTypes: ['violations'] });
  if (rules) builder.withRules([...rules]);
  for (const part of parts) builder.include(part);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 300)) }))).toEqual([]);
}

/** Loads axe once into a page: half a megabyte, which the builder would load twice for each analysis. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}
