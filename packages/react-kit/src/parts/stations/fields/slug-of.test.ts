import { expect, it } from 'vitest';
import { isSlug, slugOf } from './slug-of.ts';

it.each([
  ['Lake FM', 'lake-fm'],
  ['  Radio Zürichsee 101,5! ', 'radio-zurichsee-101-5'],
  ['Größe & Søren', 'grosse-soren'],
  ['काठमाडौं', ''],
  [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
])('a station named %j gets the slug %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each([
  ['lake-fm', true],
  ['1live', true],
  ['', false],
  ['-lake', false],
  ['Lake', false],
  ['lake fm', false],
  ['a'.repeat(64), false],
])('%j has the form of a slug: %s', (slug, expected) => {
  expect(isSlug(slug)).toBe(expected);
});
