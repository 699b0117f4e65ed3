import { describe, expect, it } from 'vitest';
import { chooseTests } from './choose-tests.mjs';
import { testLists } from './test-lists.mjs';

const shared = {
  'src/app.ts': "import { showRepository } from './features/shows/shows.repository.ts';",
  'src/testing/index.ts': "export { startStation } from './station.ts';",
  'src/testing/station.ts': "import '../app.ts'; import './postgres/test-postgres.ts';",
  'src/testing/postgres/test-postgres.ts': '',
  'src/testing/postgres/also-on-postgres.ts': '',
  'src/testing/postgres/only-on-sqlite.ts': '',
  'src/testing/open-station-database.ts': "import './postgres/test-postgres.ts';",
  'src/testing/counting-stream.ts': '',
  'src/testing/liquidsoap-radio.ts': '',
  'src/audio/testing/run-ffmpeg.ts': '',
  'src/features/shows/shows.repository.ts': "db.tables<ShowTables>().selectFrom('shows')",
  'src/features/shows/shows.routes.ts': "import './shows.repository.ts';",
  'src/features/shows/show-words.ts': '',
  'src/features/feeds/feeds.routes.ts': "import '../shows/shows.repository.ts';",
};
const station = "import { startStation } from '../../testing/index.ts';";

/** The lists of one test file with this code. */
function listsOf(file: string, code: string) {
  return chooseTests(new Map(Object.entries({ ...shared, [file]: code })));
}

describe('chooseTests', () => {
  it('runs a test on PostgreSQL whose modules write SQL: those with its name, and those that it imports', () => {
    const file = 'src/features/shows/shows.test.ts';
    expect(listsOf(file, station)).toEqual({ opensDatabase: [file], onPostgres: [file], inRealTime: [] });
    const other = 'src/features/shows/show-order.test.ts';
    expect(listsOf(other, `${station} import './shows.routes.ts';`).onPostgres).toEqual([other]);
    expect(listsOf(other, station)).toMatchObject({ opensDatabase: [other], onPostgres: [] });
  });

  it('does not choose a test for the SQL of another feature, or for that of the whole station', () => {
    expect(listsOf('src/features/feeds/feeds.test.ts', station).onPostgres).toEqual([]);
    expect(
      listsOf('src/features/shows/show-words.test.ts', `${station} import '../../app.ts';`).onPostgres,
    ).toEqual([]);
  });

  it('chooses no test that opens no database, and each that opens one without a station', () => {
    expect(
      listsOf('src/features/shows/shows.test.ts', "import './shows.repository.ts';").opensDatabase,
    ).toEqual([]);
    const file = 'src/platform/db/dialect.test.ts';
    expect(listsOf(file, "import '../../testing/open-station-database.ts';").onPostgres).toEqual([file]);
  });

  it('leaves out a test that encodes audio, and chooses one that asks for it', () => {
    const file = 'src/features/shows/shows.test.ts';
    const encodes = `${station} import '../../audio/testing/run-ffmpeg.ts';`;
    expect(listsOf(file, encodes).onPostgres).toEqual([]);
    expect(
      listsOf(file, `${encodes} import '../../testing/postgres/also-on-postgres.ts';`).onPostgres,
    ).toEqual([file]);
  });

  it('leaves out a test that is for SQLite alone, also in a run of all', () => {
    const file = 'src/features/shows/shows.test.ts';
    const code = `${station} import '../../testing/postgres/only-on-sqlite.ts';`;
    expect(listsOf(file, code)).toMatchObject({ opensDatabase: [], onPostgres: [] });
  });

  it.each(['counting-stream', 'liquidsoap-radio'])('lists the tests that hear a sender: %s', (sender) => {
    const file = 'src/features/shows/shows.test.ts';
    expect(listsOf(file, `${station} import '../../testing/${sender}.ts';`).inRealTime).toEqual([file]);
  });
});

describe('testLists', () => {
  it('has the tests of each repository of the station, and comes from a cache the second time', () => {
    const root = new URL('../../../', import.meta.url).pathname;
    const { opensDatabase, onPostgres, inRealTime } = testLists(root);
    expect(onPostgres).toContain('src/platform/db/dialects/sql-dialect.test.ts');
    expect(inRealTime).toContain('src/every-second.test.ts');
    expect(onPostgres.filter((file) => !opensDatabase.includes(file))).toEqual([]);
    expect(testLists(root)).toEqual({ opensDatabase, onPostgres, inRealTime });
  });
});
