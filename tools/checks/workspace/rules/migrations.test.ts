import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { migrations } from './migrations.mjs';

const folder = 'apps/station/src/migrations';
const list = `${folder}/station-migrations.ts`;

/** The findings for a folder of migrations and its list. By default each migration is listed under the name of its file. */
function found(
  names: readonly string[],
  listed: readonly (readonly [key: string, file: string])[] = names.map((name) => [name, name]),
) {
  const imports = listed.map(([, file], index) => `import * as m${index} from './${file}.ts';\n`).join('');
  const entries = listed.map(([key], index) => `  '${key}': m${index},\n`).join('');
  const text = `${imports}\nexport const stationMigrations: Migrations = {\n${entries}};\n`;
  return findingsOf(migrations, {
    ...Object.fromEntries(names.map((name) => [`${folder}/${name}.ts`, ''])),
    [list]: text,
  });
}

describe('migrations', () => {
  it('accepts ascending numbers with gaps, and tests beside them', () => {
    expect(found(['0001-jobs', '0019-demo'])).toEqual([]);
    expect(
      findingsOf(migrations, {
        [`${folder}/0001-jobs.test.ts`]: '',
        'apps/station/src/features/shows/0001.ts': '',
      }),
    ).toEqual([]);
  });

  it('finds a repeated number', () => {
    expect(found(['0001-jobs', '0001-shows'])).toEqual([
      { file: `${folder}/0001-shows.ts`, message: 'has the number of 0001-jobs.ts' },
    ]);
  });

  it('finds a file without a number', () => {
    expect(found(['shows'])).toEqual([
      { file: `${folder}/shows.ts`, message: 'is not named like 0058-words.ts' },
    ]);
  });

  it.each([
    ['is missing', [['0001-jobs', '0001-jobs']]],
    [
      'is out of order',
      [
        ['0002-shows', '0002-shows'],
        ['0001-jobs', '0001-jobs'],
      ],
    ],
    [
      'is listed twice',
      [
        ['0001-jobs', '0001-jobs'],
        ['0002-shows', '0002-shows'],
        ['0002-shows', '0002-shows'],
      ],
    ],
  ] as const)('finds that a migration %s in the list', (_what, listed) => {
    expect(found(['0001-jobs', '0002-shows'], listed)).toEqual([
      { file: list, message: 'does not list every migration of the folder once, in ascending order' },
    ]);
  });

  it('finds a migration that is listed under another name', () => {
    expect(
      found(
        ['0001-jobs', '0002-shows'],
        [
          ['0001-jobs', '0002-shows'],
          ['0002-shows', '0002-shows'],
        ],
      ),
    ).toEqual([{ file: list, message: 'lists another file under the name 0001-jobs' }]);
  });
});
