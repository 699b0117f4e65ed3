import { describe, expect, it } from 'vitest';
import { renderPage, renderTable } from './render-results.mjs';

const reached = {
  name: 'feed of 1,000 items',
  ours: 4.812,
  unit: 'ms',
  peer: 29,
  ratio: 0.166,
  budget: '<= 0.33 x',
};
const missed = { name: 'widget', ours: 12.5, unit: 'kB', budget: '<= 10 kB' };

describe('renderTable', () => {
  it('says whether each result is within its budget', () => {
    const [, first, second] = renderTable([reached, missed]).split('\n');
    expect(first).toMatch(/^feed of 1,000 items +4\.81 ms +29 ms +0\.17 +<= 0\.33 x +reached$/);
    expect(second).toMatch(/^widget +12\.5 kB +– +– +<= 10 kB +missed$/);
  });
});

describe('renderPage', () => {
  it('has the command, the machine and a row per result', () => {
    const page = renderPage([{ file: 'apps/station/bench/feed.bench.ts', results: [reached] }], '2 cores');
    expect(page).toContain('`npm run bench -- --write`, measured on 2 cores');
    expect(page).toContain(
      '| feed of 1,000 items | 4.81 ms | 29 ms | 0.17 | <= 0.33 x | reached | [source](../apps/station/bench/feed.bench.ts) |',
    );
  });

  it('replaces the rows of the benchmarks that ran, in the order of their files', () => {
    const [feed, widget] = [
      { file: 'apps/station/bench/feed.bench.ts', results: [reached] },
      { file: 'apps/widget/bench/widget.bench.ts', results: [missed] },
    ];
    const known = renderPage([feed, { ...widget, results: [missed, reached] }], '2 cores');
    expect(renderPage([widget], '2 cores', known)).toBe(renderPage([feed, widget], '2 cores'));
  });
});
