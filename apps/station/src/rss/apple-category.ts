import { decodeHTML } from 'entities';
import { appleCategories } from '@postkit/sdk/schema';
import type { FeedCategory } from './feed.ts';
import { formerAppleCategories } from './former-apple-categories.ts';

/** A category of Apple's list of today. */
export interface AppleCategory {
  readonly category: FeedCategory;
  /** False if a subcategory that Apple has never had was left out. */
  readonly isWhole: boolean;
}

/** Feeds escape `&` up to three times. */
const mostEscapes = 3;

function keyOf(...names: readonly string[]): string {
  return names.map(plainName).filter(Boolean).join(':');
}

/** A name without case, entities, hyphens and spaces; `and` is `&`. */
function plainName(name: string): string {
  let text = name;
  for (let times = 0; times < mostEscapes; times += 1) text = decodeHTML(text);
  return text
    .toLowerCase()
    .replace(/\band\b/g, '&')
    .replace(/[^\p{L}\p{N}&/]/gu, '');
}

const current = Object.entries(appleCategories).flatMap(([name, subcategories]) => [
  { name, subcategory: undefined },
  ...subcategories.map((subcategory) => ({ name, subcategory })),
]);
const byKey = new Map<string, FeedCategory>(
  current.map((category) => [keyOf(category.name, category.subcategory ?? ''), category]),
);
for (const [former, successor] of Object.entries(formerAppleCategories)) {
  const category = byKey.get(keyOf(...successor.split(':')));
  if (!category) throw new Error(`${successor} is not a category of Apple.`);
  byKey.set(keyOf(...former.split(':')), category);
}
// Subcategories that a feed writes as a category: each has one category today.
for (const category of current) {
  const key = plainName(category.subcategory ?? '');
  if (key !== '' && !byKey.has(key)) byKey.set(key, category);
}

/**
 * The category of Apple's list that a feed means: whatever its case, entities and hyphens, as one text with its
 * subcategory (`Arts/Design`, `Arts > Design`, `Arts – Design`), or by a name of before August 2019. An unknown
 * subcategory is left out. Null for a category that Apple does not have.
 */
export function appleCategory({ name, subcategory = '' }: FeedCategory): AppleCategory | null {
  const parts = [name, subcategory].filter((part) => part.trim() !== '');
  const split = name.split(/\s*(?:::?|>|\/|»)\s*|\s+[-–—|]\s+/);
  const known = byKey.get(keyOf(...parts)) ?? byKey.get(keyOf(...split, subcategory));
  if (known) return { category: known, isWhole: true };
  const main = byKey.get(plainName(name)) ?? byKey.get(plainName(split[0] ?? ''));
  return main ? { category: main, isWhole: false } : null;
}
