import { SetupError } from '../setup/setup-error.mjs';

/**
 * The source files that the given paths name, by the member that they are in. A folder names every source file in it.
 * @param {readonly string[]} paths relative to the root of the repository
 * @param {readonly string[]} files every file of the repository
 * @returns {Map<string, string[]>}
 * @throws {SetupError} without a path, or if a path names no source file
 */
export function pickFiles(paths, files) {
  if (paths.length === 0)
    throw new SetupError('name the files or folders to mutate: npm run mutants -- packages/sdk/src/core');
  /** @type {Map<string, Set<string>>} */
  const members = new Map();
  for (const path of paths.map((each) => each.replace(/\/$/, ''))) {
    const named = files.filter((file) => isSource(file) && (file === path || file.startsWith(`${path}/`)));
    if (named.length === 0) throw new SetupError(`${path} has no source file to mutate`);
    for (const file of named) {
      const member = file.split('/').slice(0, 2).join('/');
      members.set(member, (members.get(member) ?? new Set()).add(file));
    }
  }
  return new Map([...members].map(([member, picked]) => [member, [...picked]]));
}

/** @param {string} file */
function isSource(file) {
  return (
    /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
    !/\.(test|messages)\.tsx?$|\/testing\/|\/index\.ts$/.test(file)
  );
}
