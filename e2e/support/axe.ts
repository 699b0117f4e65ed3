import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Axe without spaces and comments: half of the text that each page parses. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe's rules whose outcome depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const dialogs = ['[role=dialog], [role=alertdialog]'];

/** Axe's findings about one rule, with the beginning of each element. */
interface Finding {
  readonly id: string;
  readonly at: readonly string[];
}

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

/** Fails with axe's findings in the open dialog. The page behind it has its own analysis. */
export function expectNoAxeFindingsInDialog(page: Page): Promise<void> {
  return expectNoFindings(page, dialogs);
}

/** Fails with axe's findings about colours in the open dialog. */
export function expectNoColourFindingsInDialog(page: Page): Promise<void> {
  return expectNoFindings(page, dialogs, colourRules);
}

async function expectNoFindings(
  page: Page,
  parts: readonly string[],
  rules?: readonly string[],
): Promise<void> {
  // Elements that fade in have wrong colours for a moment.
  const isLoaded = await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
    return 'axe' in window;
  });
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: [...rules] } : {}),
    // The page has the heading, and a frame in a part is analysed as a page of its own.
    ...(parts.length > 0 ? { rules: { 'page-has-heading-one': { enabled: false } } } : {}),
  };
  if (page.frames().length > 1) return expect(await findInFrames(page, parts, options)).toEqual([]);
  // Loaded once into a page, which the builder would do twice for each analysis.
  if (!isLoaded) await page.evaluate(source);
  expect(await page.evaluate(find, { parts, options })).toEqual([]);
}

/** Runs in the page, which sends the findings alone: the whole result has fifty kilobytes. */
async function find({
  parts,
  options,
}: {
  parts: readonly string[];
  options: axe.RunOptions;
}): Promise<Finding[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  const { violations } = await loaded.run(parts.length > 0 ? { include: [...parts] } : document, options);
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 300)) }));
}

/** Assembles the results of a page's frames, which takes another page and four times as long. */
async function findInFrames(
  page: Page,
  parts: readonly string[],
  options: axe.RunOptions,
): Promise<Finding[]> {
  const builder = new AxeBuilder({ page }).options(options);
  for (const part of parts) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 300)) }));
}
