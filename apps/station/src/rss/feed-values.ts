import { oneLine as lineOfText, oneLineOfHtml } from '../platform/text/one-line.ts';
import type { FeedElement, FeedTag } from './collect-feed.ts';
import { absoluteAddress } from './resolve-links.ts';

const longestLine = 1000;
const longestAddress = 2000;

export function textOf({ texts }: FeedElement, ...names: readonly string[]): string {
  return names.map((name) => texts.get(name)).find((text) => text !== undefined) ?? '';
}

/** The same on one line. */
export function lineOf(element: FeedElement, ...names: readonly string[]): string {
  return oneLine(textOf(element, ...names));
}

/** A name or title on one line, with the entities of HTML decoded. */
export function nameOf(element: FeedElement, ...names: readonly string[]): string {
  return plainName(textOf(element, ...names));
}

export function plainName(text: string): string {
  return oneLineOfHtml(text).slice(0, longestLine).trimEnd();
}

export function oneLine(text: string): string {
  return lineOfText(text).slice(0, longestLine).trimEnd();
}

/** The tags of these names, in the order of the names. */
export function tagsOf({ tags }: FeedElement | FeedTag, ...names: readonly string[]): FeedTag[] {
  return names.flatMap((name) => tags.filter((tag) => tag.name === name));
}

/** An absolute web address; null for any other text. */
export function webAddress(text: string | undefined, base: string): string | null {
  const url = text?.trim() ? absoluteAddress(text, base) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.href.length <= longestAddress ? url.href : null;
}

/** A whole number from 1 on; null for any other text. */
export function countOf(text: string, most: number): number | null {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** Seconds of `73.5`, `01:13,5` or `1:02:03`; null for any other text. */
export function secondsOf(text: string | undefined): number | null {
  const parts = (text ?? '').trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,7}(?:[.,]\d{1,9})?$/.test(part))) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part.replace(',', '.')), 0);
}

export function isYes(text: string): boolean {
  return /^(?:yes|true|explicit|1)$/i.test(text.trim());
}
