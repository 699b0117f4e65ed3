// Runs the benchmarks of all members, one after another, and prints the results beside the budgets.
// `node tools/bench.mjs feed` runs those with "feed" in their path; `--write` writes their rows of docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isReached, readResults } from './bench/read-results.mjs';
import { renderPage, renderTable } from './bench/render-results.mjs';
import { listFiles } from './setup/files/list-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const all = listFiles(root).filter((file) => /^(packages\/|apps\/)?[^/]+\/bench\/.*\.bench\.ts$/.test(file));
const picked =
  positionals.length === 0 ? all : all.filter((file) => positionals.some((name) => file.includes(name)));
if (picked.length === 0) throw new Error('no benchmark matches');

const failed = [];
const benchmarks = [];
for (const file of picked) {
  console.log(`── ${file}`);
  const run = spawnSync(process.execPath, ['--conditions=postkit-source', file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  try {
    if (run.status !== 0) throw new Error(`ended with ${run.signal ?? run.status}\n${run.stdout}`);
    const results = readResults(run.stdout);
    console.log(renderTable(results));
    benchmarks.push({ file, results });
  } catch (error) {
    failed.push(file);
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const results = benchmarks.flatMap((benchmark) => benchmark.results);
const missed = results.filter((result) => !isReached(result));
console.log(
  `\n${renderTable(results)}\n\n${results.length - missed.length} reached, ${missed.length} missed, ${failed.length} benchmarks failed`,
);
if (values.write && failed.length === 0) {
  const page = `${root}docs/benchmarks.md`;
  const machine = `${availableParallelism()} cores with Node ${process.version}`;
  writeFileSync(
    page,
    renderPage(benchmarks, machine, positionals.length === 0 ? '' : readFileSync(page, 'utf8')),
  );
}
process.exitCode = missed.length + failed.length === 0 ? 0 : 1;
