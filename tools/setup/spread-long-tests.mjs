import { BaseSequencer } from 'vitest/node';

/**
 * Test files that wait for streams, processes or machines for half a minute or more, the longest first. Vitest sorts by the
 * durations of earlier runs, which a clean checkout does not have.
 */
export const longFiles = [
  /testing\/chaos\//,
  /several-machines\.test/,
  /telemetry\.test/,
  /fallback.*\.test/,
  /repeats\.test/,
  /every-second\.test/,
  /log-sources\.test/,
  /sdk-examples\.test/,
  /deliveries\/crash\.test/,
  /backup\.test/,
];

/** Spreads the long test files of a project, so that others use the processor meanwhile and none is left alone at the end. */
export class SpreadLongTests extends BaseSequencer {
  /**
   * @override
   * @param {Parameters<BaseSequencer['sort']>[0]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap(spread);
  }
}

/**
 * Places the long files of a project among the first three of five others.
 * @template {{ readonly moduleId: string }} File
 * @param {readonly File[]} files
 * @returns {File[]}
 */
export function spread(files) {
  const long = files
    .filter(({ moduleId }) => rank(moduleId) >= 0)
    .toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId));
  const others = files.filter(({ moduleId }) => rank(moduleId) < 0);
  const gap = Math.max(1, Math.ceil((others.length * 0.6) / Math.max(1, long.length)));
  return [...others.flatMap((file, at) => (at % gap === 0 ? [...long.splice(0, 1), file] : [file])), ...long];
}

/** @param {string} path */
function rank(path) {
  return longFiles.findIndex((pattern) => pattern.test(path));
}
