import { importsOf, resolveImport } from '../files/imports-of.mjs';

/** How a test opens a database of the test server, directly or through others. */
const OPENS = 'src/testing/postgres/test-postgres.ts';
/** The station of a test, which imports every module: only its own imports say what a test is about. */
const WHOLE = /^src\/(testing\/|app\.ts|create-context\.ts|features\.ts|index\.ts)/;
/** A module that writes SQL, or that writes it in a way of its own for PostgreSQL. */
const WRITES_SQL = /\.tables\b|\bsql`|\.dialect\b/;
/** A test of these databases themselves. */
const ONE_DATABASE = /^src\/testing\/(open-station-database|postgres\/)/;
/** A test that encodes its audio itself takes as long as ten others; its statements are those of tests beside it. */
const ENCODES = /^src\/(audio\/(testing|demo)\/|testing\/(make-tone-log|counting-stream|hls-server))/;
/** A sender whose audio a test hears in real time. */
const SENDS = /^src\/testing\/(counting-stream|liquidsoap-radio|studio)\.ts$/;
const SERVES_HLS = 'src/testing/hls-server.ts';
/** A test that imports it runs on PostgreSQL too, because no other test runs its statements. */
const ALSO_ON_POSTGRES = 'src/testing/postgres/also-on-postgres.ts';
/** A test that imports it runs on SQLite alone. */
const ONLY_ON_SQLITE = 'src/testing/postgres/only-on-sqlite.ts';

/**
 * Tests of the station that run in a way of their own, by sorted paths from its folder.
 * `opensDatabase`: all that open a database of the tests, and run on both. `onPostgres`: of these, the ones that the gate runs on PostgreSQL.
 * `inRealTime`: those that hear a sender in real time.
 * @typedef {{ opensDatabase: string[], onPostgres: string[], inRealTime: string[] }} TestLists
 */

/**
 * Chooses tests of the station by what they import. On PostgreSQL run the tests of a database, and those whose subject writes SQL:
 * the modules that a test imports, those with its name, and what these import within the same feature.
 * @param {ReadonlyMap<string, string>} files code of the station by path from its folder
 * @returns {TestLists}
 */
export function chooseTests(files) {
  const imports = new Map([...files].map(([file, code]) => [file, localImports(file, code, files)]));
  const importsOfFile = (/** @type {string} */ file) => imports.get(file) ?? [];
  const modules = [...files.keys()].filter((file) => !isTest(file) && !WHOLE.test(file));
  const writesSql = new Set(modules.filter((file) => WRITES_SQL.test(files.get(file) ?? '')));
  const named = Map.groupBy(modules, nameOf);

  /** @param {string} test */
  function isAboutSql(test) {
    const direct = importsOfFile(test);
    if (direct.includes(ALSO_ON_POSTGRES) || direct.some((file) => ONE_DATABASE.test(file))) return true;
    if (direct.some((file) => ENCODES.test(file))) return false;
    const subject = [...direct.filter((file) => !WHOLE.test(file)), ...(named.get(nameOf(test)) ?? [])];
    const inFeature = (/** @type {string} */ file) =>
      !WHOLE.test(file) && featureOf(file) === featureOf(test);
    return reached(subject, (file) => importsOfFile(file).filter(inFeature)).some((file) =>
      writesSql.has(file),
    );
  }

  /** @param {string} test */
  function hearsSender(test) {
    const code = files.get(test) ?? '';
    const direct = importsOfFile(test);
    return (
      direct.some((file) => SENDS.test(file)) ||
      (direct.includes(SERVES_HLS) && code.includes('startHlsServer')) ||
      code.includes("'-re'")
    );
  }

  const tests = [...files.keys()].filter(isTest).toSorted();
  const isOnBoth = (/** @type {string} */ file) => !importsOfFile(file).includes(ONLY_ON_SQLITE);
  const opensDatabase = tests.filter(
    (file) => isOnBoth(file) && reached([file], importsOfFile).includes(OPENS),
  );
  return {
    opensDatabase,
    onPostgres: opensDatabase.filter(isAboutSql),
    inRealTime: tests.filter(hearsSender),
  };
}

/** @param {string} file */
function isTest(file) {
  return file.endsWith('.test.ts');
}

/** The folder of a file and its name without a role: a test is beside the modules with its name. @param {string} file */
function nameOf(file) {
  const [path = ''] = /^.*\/[^./]+/.exec(file) ?? [];
  return path;
}

/** @param {string} file */
function featureOf(file) {
  return file
    .split('/')
    .slice(0, file.startsWith('src/features/') ? 3 : 2)
    .join('/');
}

/**
 * @param {string} file
 * @param {string} code
 * @param {ReadonlyMap<string, string>} files
 */
function localImports(file, code, files) {
  return importsOf(code).flatMap((specifier) => {
    const path = resolveImport(file, specifier);
    return path !== undefined && files.has(path) ? [path] : [];
  });
}

/**
 * @param {readonly string[]} from
 * @param {(file: string) => readonly string[]} next
 * @returns {string[]}
 */
function reached(from, next) {
  const seen = new Set(from);
  for (const file of seen) for (const other of next(file)) seen.add(other);
  return [...seen];
}
