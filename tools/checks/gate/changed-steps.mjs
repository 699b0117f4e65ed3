/** @import { Member } from '../workspace/workspace.mjs' */
/** @import { Step } from './steps.mjs' */

/** Checked by oxlint and oxfmt. */
const CODE = /\.([cm]?[jt]sx?|json|css)$/;

/** Members whose sources a member reads by their paths, beside those that its manifest names. @type {Readonly<Record<string, readonly string[]>>} */
const BY_PATH = { tools: ['packages/sdk', 'packages/cli'] };

/** A change of one of these can change every member. */
const SHARED =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.base\.json|\.oxlintrc\.json|\.oxfmtrc\.json|vitest\.config\.ts)$/;

/** The code that journeys run, apart from themselves. */
const PRODUCT = /^(packages|apps|examples)\//;

/**
 * Plans the run of a developer: static checks of the changed files and members, the tests that import them, and the journeys that
 * changed or have the name of a changed feature. `notes` say what is left out.
 * @param {readonly string[]} changed
 * @param {{ since: string, all: readonly string[], members: readonly Member[] }} repository the commit before the changes, every file,
 * and the members in the order of their type check
 * @returns {{ stages: Step[][], notes: string[] }}
 */
export function changedSteps(changed, { since, all, members }) {
  if (changed.length === 0) return { stages: [], notes: ['nothing changed, so no check runs'] };
  const isShared = changed.some((file) => SHARED.test(file));
  const code = changed.filter((file) => CODE.test(file) && all.includes(file));
  const types = members
    .filter((member) => isShared || concerns(member, changed, members))
    .map(({ dir }) => dir);
  const journeys = journeysOf(changed, all);
  /** @type {Step[][]} */
  const stages = [
    [
      ...(code.length > 0 ? [{ name: 'format', script: 'format:check', args: code }] : []),
      ...(isShared
        ? [{ name: 'lint', script: 'lint' }]
        : code.length > 0
          ? [{ name: 'lint', script: 'lint', args: code }]
          : []),
      ...(types.length > 0 ? [{ name: 'types', script: 'typecheck', args: types }] : []),
      { name: 'workspace', script: 'check:workspace' },
      { name: 'generated', script: 'generate', args: ['--check'] },
    ],
    [{ name: 'unit', script: 'test:unit', args: ['--changed', since, '--passWithNoTests'] }],
    ...(journeys.length > 0
      ? [
          [{ name: 'build', script: 'build', args: ['--stale'] }],
          [{ name: 'e2e', script: 'test:e2e', args: journeys }],
        ]
      : []),
  ];
  const product = changed.some((file) => PRODUCT.test(file) && !/\.test\.tsx?$/.test(file));
  const notes = [
    'left out: knip, size and packages, which concern the whole',
    journeys.length > 0
      ? `journeys by name: ${journeys.join(', ')}; others that use what changed run only with all checks`
      : product
        ? 'left out: the journeys, none of which has the name of a changed feature; all of them use the product'
        : 'left out: the journeys, because nothing that they run has changed',
  ];
  return { stages, notes };
}

/**
 * Whether a member, or one whose sources it reads, has changed.
 * @param {Member} member
 * @param {readonly string[]} changed
 * @param {readonly Member[]} members
 */
function concerns({ dir, manifest }, changed, members) {
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  const read = members
    .filter((other) => other.manifest.name !== undefined && other.manifest.name in named)
    .map((other) => other.dir);
  return [dir, ...read, ...(BY_PATH[dir] ?? [])].some((one) =>
    changed.some((file) => file.startsWith(`${one}/`)),
  );
}

/**
 * The journeys that changed, and those with the name of a changed feature: `episode-images` has that of the feature `episodes`.
 * @param {readonly string[]} changed
 * @param {readonly string[]} all
 */
function journeysOf(changed, all) {
  const journeys = all.filter((file) => /^e2e\/(journeys|widget)\/.*\.spec\.ts$/.test(file));
  const features = changed.flatMap(
    (file) => /^(?:packages\/react-kit|apps\/station)\/src\/features\/([\w-]+)\//.exec(file)?.[1] ?? [],
  );
  const stems = [...new Set(features)].map((feature) => feature.replace(/ies$|s$/, ''));
  const isNamed = (/** @type {string} */ file) =>
    stems.some((stem) => new RegExp(`/${stem}`).test(file.slice('e2e'.length)));
  return journeys
    .filter((file) => changed.includes(file) || isNamed(file))
    .map((file) => file.slice('e2e/'.length));
}
