import { describe, expect, it } from 'vitest';
import { categoryPath, idOfPath, resourcePath } from './resource-path.ts';

describe('idOfPath', () => {
  it('reads the id of a path, with or without a final slash', () => {
    expect(idOfPath('wxyz', 'show', resourcePath('wxyz', 'show', 12))).toBe(12);
    expect(idOfPath('wxyz', 'show', resourcePath('wxyz', 'show', 12).slice(0, -1))).toBe(12);
    expect(idOfPath('wxyz', 'show', resourcePath('wxyz', 'show', 999_999_999_999_999))).toBe(
      999_999_999_999_999,
    );
  });

  it('reads the id of a path with any of several slugs', () => {
    for (const slug of ['wxyz', 'abcd'])
      expect(idOfPath(['abcd', 'wxyz'], 'show', resourcePath(slug, 'show', 12))).toBe(12);
    expect(idOfPath(['abcd', 'wxyz'], 'show', resourcePath('bcde', 'show', 12))).toBeNull();
  });

  it.each([
    ['of another station', resourcePath('abcd', 'show', 12)],
    ['of another resource', resourcePath('wxyz', 'event', 12)],
    ['below the resource', `${resourcePath('wxyz', 'show', 12)}x/`],
    ['within another path', `/x${resourcePath('wxyz', 'show', 12)}`],
    ['of a name', resourcePath('wxyz', 'show', 12).replace('12', 'x12')],
    ['with an id of 16 digits', resourcePath('wxyz', 'show', 1_000_000_000_000_000)],
    ['without an id', '/wxyz/'],
  ])('is null for a path %s', (_, path) => expect(idOfPath('wxyz', 'show', path)).toBeNull());
});

describe('categoryPath', () => {
  it('encodes the name', () =>
    expect(categoryPath('wxyz', 'News & Talk/?')).toContain('/category/News%20%26%20Talk%2F%3F/'));
});
