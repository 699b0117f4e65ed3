/**
 * A result of a benchmark. `peer` and `ratio` (ours divided by the peer) are absent without a peer. `budget` limits the
 * ratio (`<= 1.6` or `>= 0.4 x`), our own figure in the result's unit (`<= 50 ms`), or both with `and`.
 * @typedef {{ name: string, ours: number, unit: string, budget: string, peer?: number, ratio?: number }} Result
 */

const BOUND = /^\s*(<=|>=|≤|≥)\s*([\d.,]+)\s*(\S*)\s*$/;

/**
 * Parses the results of a benchmark: its last line, one object or a list, as JSON.
 * @param {string} output
 * @returns {Result[]}
 */
export function readResults(output) {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const parsed = JSON.parse(last);
  const results = Array.isArray(parsed) ? parsed : [parsed];
  if (results.length === 0) throw new Error('it printed no result');
  return results.map(readResult);
}

/**
 * @param {unknown} value
 * @returns {Result}
 */
function readResult(value) {
  const { name, ours, unit, budget, peer, ratio } = Object(value);
  if (typeof name !== 'string' || typeof ours !== 'number' || typeof unit !== 'string')
    throw new Error(`not a result: ${JSON.stringify(value)}`);
  const text = typeof budget === 'number' ? `<= ${budget} ${typeof ratio === 'number' ? 'x' : unit}` : budget;
  if (typeof text !== 'string' || !text.split(' and ').every((bound) => BOUND.test(bound)))
    throw new Error(
      `${name}: a budget is like "<= 1.6 x" or ">= 100 ${unit}", not ${JSON.stringify(budget)}`,
    );
  return {
    name,
    ours,
    unit,
    budget: text,
    ...(typeof peer === 'number' && { peer }),
    ...(typeof ratio === 'number' && { ratio }),
  };
}

/**
 * Whether a result is within its budget.
 * @param {Result} result
 * @returns {boolean}
 */
export function isReached(result) {
  return result.budget.split(' and ').every((bound) => isKept(result, bound));
}

/**
 * @param {Result} result
 * @param {string} bound
 */
function isKept({ name, ours, unit, ratio }, bound) {
  const [, sign = '', number = '', of = ''] = BOUND.exec(bound) ?? [];
  const limit = Number(number.replaceAll(',', ''));
  const figure = ['', 'x', '×'].includes(of) ? ratio : of === unit ? ours : undefined;
  if (figure === undefined || !Number.isFinite(limit))
    throw new Error(`${name}: the bound "${bound}" does not fit a result in ${unit}`);
  return sign === '<=' || sign === '≤' ? figure <= limit : figure >= limit;
}
