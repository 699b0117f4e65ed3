import { isReached } from './read-results.mjs';

/** @import { Result } from './read-results.mjs' */

/** @typedef {{ file: string, results: Result[] }} Benchmark */

const COLUMNS = ['benchmark', 'ours', 'peer', 'ratio', 'budget', 'result'];

/**
 * The cells of one row.
 * @param {Result} result
 */
function cells(result) {
  const { name, ours, unit, peer, ratio, budget } = result;
  return [
    name,
    `${figure(ours)} ${unit}`,
    peer === undefined ? '–' : `${figure(peer)} ${unit}`,
    ratio === undefined ? '–' : ratio.toFixed(2),
    budget,
    isReached(result) ? 'reached' : 'missed',
  ];
}

/** @param {number} value */
function figure(value) {
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/**
 * Renders the results as a table for the terminal.
 * @param {Result[]} results
 * @returns {string}
 */
export function renderTable(results) {
  const rows = [COLUMNS, ...results.map(cells)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Renders docs/benchmarks.md. It has no date, so it changes only with the figures.
 * @param {Benchmark[]} benchmarks
 * @param {string} machine
 * @param {string} [known] a page whose rows of other benchmarks stay
 * @returns {string}
 */
export function renderPage(benchmarks, machine, known = '') {
  const kept = known.split('\n').flatMap((row) => {
    const [, file = ''] = /\[source\]\(\.\.\/([^)]+)\) \|$/.exec(row) ?? [];
    return file === '' || benchmarks.some((benchmark) => benchmark.file === file) ? [] : [{ file, row }];
  });
  const measured = benchmarks.flatMap(({ file, results }) =>
    results.map((result) => ({ file, row: `| ${[...cells(result), `[source](../${file})`].join(' | ')} |` })),
  );
  const rows = [...kept, ...measured]
    .toSorted((one, other) => order(one.file, other.file))
    .map(({ row }) => row);
  return `# Benchmarks

Written by \`npm run bench -- --write\`, measured on ${machine}. Each benchmark runs PostKit and its peer in the same run.

| ${COLUMNS.join(' | ')} | |
|${'---|'.repeat(COLUMNS.length + 1)}
${rows.join('\n')}
`;
}

/**
 * @param {string} one
 * @param {string} other
 */
function order(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
