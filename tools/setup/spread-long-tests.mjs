import { BaseSequencer } from 'vitest/node';

/**
 * Test files that wait for streams, processes or machines for half a minute or more, the longest first. Vitest sorts by the
 * durations of earlier runs, which a clean checkout does not have.
 */
const LONG = [
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

/** The part of the others among which the long ones begin. */
const BEFORE_THE_END = 0.6;

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

/** @param {Parameters<BaseSequencer['sort']>[0]} files of one project */
function spread(files) {
  const long = files.filter(({ moduleId }) => rank(moduleId) >= 0).toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId));
  const others = files.filter(({ moduleId }) => rank(moduleId) < 0);
  const gap = Math.ceil((others.length * BEFORE_THE_END) / (long.length || 1)) || 1;
  return [...others.flatMap((file, at) => (at % gap === 0 ? [...long.splice(0, 1), file] : [file])), ...long];
}

/** @param {string} path */
function rank(path) {
  return LONG.findIndex((pattern) => pattern.test(path));
}
