import { expect, it } from 'vitest';
import { explainStart } from './explain-start.ts';

it.each([
  ['SQLite', { errcode: 779 }],
  ['PostgreSQL', { code: 'XX002' }],
])(
  'explainStart says what to do with a damaged database of %s, also within another error',
  (_database, facts) => {
    const damage = Object.assign(new Error('it is malformed'), facts);
    for (const error of [damage, new Error('it is malformed', { cause: damage })]) {
      expect(explainStart(error)).toMatch(
        /^The database is damaged: it is malformed\. Run "postkit-station check", and restore/,
      );
    }
    expect(explainStart(Object.assign(new Error('The disk is full'), { errcode: 13 }))).toBe(
      'The disk is full',
    );
  },
);
