import type { LabelName } from '../../categories/index.ts';

export const labelNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'gray'] as const satisfies LabelName[];
export const inkNames = ['text', 'muted', 'line', 'surface', 'sunken', 'accent', 'warning', 'danger', 'lamp'] as const;
export type InkName = (typeof inkNames)[number];

export interface LabelInk {
  base: string;
  soft: string;
  text: string;
}

/** Plain colours of the theme as it is now. */
export interface StripInk extends Record<InkName, string> {
  labels: Record<LabelName, LabelInk>;
  font: string;
}

/**
 * Reads the colours from the probes in an element (`data-ink`, `data-color`): a canvas knows neither custom properties
 * nor `light-dark()`, but what the browser made of them for an element is a plain colour. The browser has to work out all
 * styles for it: once a theme is enough.
 */
export function readInk(root: HTMLElement): StripInk {
  const labels = Object.fromEntries(labelNames.map((name) => [name, labelOf(root, name)])) as Record<LabelName, LabelInk>;
  const colors = Object.fromEntries(inkNames.map((name) => [name, colorOf(root, name)])) as Record<InkName, string>;
  return { ...colors, labels, font: getComputedStyle(root).fontFamily };
}

function colorOf(root: HTMLElement, name: InkName): string {
  const probe = root.querySelector(`[data-ink="${name}"]`);
  return probe ? getComputedStyle(probe).color : '';
}

function labelOf(root: HTMLElement, name: LabelName): LabelInk {
  const probe = root.querySelector(`[data-color="${name}"]`);
  if (!probe) return { base: '', soft: '', text: '' };
  const { color, backgroundColor, outlineColor } = getComputedStyle(probe);
  return { base: color, soft: backgroundColor, text: outlineColor };
}
