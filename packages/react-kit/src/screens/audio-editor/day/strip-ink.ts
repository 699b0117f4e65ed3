import type { LabelName } from '../../../data/categories/index.ts';

export const labelNames = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
  'gray',
] as const satisfies LabelName[];
export const inkNames = [
  'text',
  'muted',
  'line',
  'surface',
  'sunken',
  'accent',
  'warning',
  'danger',
  'lamp',
] as const;
export type InkName = (typeof inkNames)[number];

export interface LabelInk {
  base: string;
  soft: string;
  text: string;
}

/** Resolved colours of the current theme. */
export interface StripInk extends Record<InkName, string> {
  labels: Record<LabelName, LabelInk>;
  font: string;
}

/**
 * Reads the colours from the probes in an element (`data-ink`, `data-color`): a canvas supports neither custom properties
 * nor `light-dark()`, but the computed styles of an element are plain colours. Reading them forces a style recalculation,
 * so call it once per theme.
 */
export function readInk(root: HTMLElement): StripInk {
  const labels = Object.fromEntries(labelNames.map((name) => [name, labelOf(root, name)])) as Record<
    LabelName,
    LabelInk
  >;
  const colors = Object.fromEntries(inkNames.map((name) => [name, colorOf(root, name)])) as Record<
    InkName,
    string
  >;
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
