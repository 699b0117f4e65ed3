import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

describe('initialsOf', () => {
  it.each([
    ['Maya Ellison', 'ME'],
    ['Maya van der Berg', 'MB'],
    ['maya.ellison@harbour.fm', 'ME'],
    ['ina@harbour.fm', 'IN'],
    ['æsa', 'ÆS'],
    ['x', 'X'],
    ['@', ''],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
