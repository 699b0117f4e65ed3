import { expect, it } from 'vitest';
import { missedForms } from './missed-forms.mjs';

it('missedForms lists the statements that no chosen test runs, with the tests that do', () => {
  const records = [
    { file: 'a.test.ts', query: 'select $1' },
    { file: 'b.test.ts', query: 'select $1' },
    { file: 'b.test.ts', query: 'select "id" from "shows"' },
  ];
  expect(missedForms(records, ['a.test.ts'])).toEqual({
    forms: 2,
    files: 2,
    missed: [['select "id" from "shows"', ['b.test.ts']]],
  });
  expect(missedForms(records, ['b.test.ts']).missed).toEqual([]);
});
