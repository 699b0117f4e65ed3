/** @import { Rule } from '../workspace.mjs' */

/**
 * Hand-kept lists name every member: type check, test projects, builds and the list of published packages.
 * @type {Rule}
 */
export function lists({ files, members }) {
  const dirs = members.map(({ dir }) => dir);
  /** @param {string} file @param {string[]} expected */
  const missing = (file, expected) =>
    expected
      .filter((dir) => !files.get(file)?.includes(`'${dir}'`))
      .map((dir) => ({ file, message: `does not name ${dir}` }));
  const tested = dirs.filter((dir) =>
    [...files.keys()].some((file) => file.startsWith(`${dir}/`) && /\.test\.tsx?$/.test(file)),
  );
  // The examples are built by their journeys.
  const built = members
    .filter(
      ({ dir, manifest }) => !dir.startsWith('examples/') && JSON.stringify(manifest).includes('"build":'),
    )
    .map(({ dir }) => dir);
  return [
    ...missing('tools/typecheck.mjs', dirs),
    ...missing('vitest.config.ts', tested),
    ...missing('tools/build.mjs', built),
    ...dirs
      .filter(
        (dir) => !/"extends": *"(\.\.\/)+tsconfig\.base\.json"/.test(files.get(`${dir}/tsconfig.json`) ?? ''),
      )
      .map((dir) => ({ file: `${dir}/tsconfig.json`, message: 'must extend tsconfig.base.json' })),
  ];
}
