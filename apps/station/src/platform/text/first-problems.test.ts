import { describe, expect, it } from 'vitest';
import { firstProblems } from './first-problems.ts';

describe('firstProblems', () => {
  it.each([
    [[], ''],
    [['A.', 'B.'], 'A. B.'],
    [['A.', 'B.', 'C.'], 'A. B. 1 more problem was found.'],
    [['A.', 'B.', 'C.', 'D.'], 'A. B. 2 more problems were found.'],
  ])('names two of %j', (problems, text) => {
    expect(firstProblems(problems, 2)).toBe(text);
  });
});
