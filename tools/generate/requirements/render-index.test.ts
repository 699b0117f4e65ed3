import { describe, expect, it } from 'vitest';
import { readSpecPage } from './read-spec-page.mjs';
import { renderIndex } from './render-index.mjs';

const pages = [
  readSpecPage('docs/spec/sign-in.md', '# Sign-in\n- **DOOR-001** (e2e) One.\n- **DOOR-002** (unit) Two.'),
  readSpecPage('docs/spec/tags.md', '# Tags\n- **ROOM-001** (e2e) Three.'),
];
const named = (sentence: string, ...ids: string[]) => ({ ids, sentence, file: 'a/b.test.ts', line: 7 });

describe('renderIndex', () => {
  it('counts, then lists the requirements that no test names', () => {
    const page = renderIndex(pages, [named('signs in', 'DOOR-001')], '../../');
    expect(page).toContain('Tests name 1 of 3 requirements.');
    expect(page).toContain(
      '| [Sign-in](../../docs/spec/sign-in.md) | 1 | 2 |\n| [Tags](../../docs/spec/tags.md) | 0 | 1 |',
    );
    expect(page).toContain(
      '## Named by no test\n\n- **DOOR-002** (unit) Two.\n- **ROOM-001** (e2e) Three.\n\n## Sign-in',
    );
  });

  it('lists the tests of each requirement with links', () => {
    const page = renderIndex(
      pages,
      [named('signs in', 'DOOR-001', 'DOOR-002'), named('signs out', 'DOOR-002')],
      '../../',
    );
    expect(page).toContain(
      [
        '## Sign-in\n',
        '- **DOOR-001** (e2e) One.',
        '  - [signs in](../../a/b.test.ts#L7)',
        '- **DOOR-002** (unit) Two.',
        '  - [signs in](../../a/b.test.ts#L7)',
        '  - [signs out](../../a/b.test.ts#L7)\n',
      ].join('\n'),
    );
  });

  it('says so when tests name every requirement', () => {
    expect(renderIndex(pages, [named('all', 'DOOR-001', 'DOOR-002', 'ROOM-001')], '')).toContain(
      '## Named by no test\n\nNone.',
    );
  });

  it('escapes the marks of a title', () => {
    expect(renderIndex(pages, [named('draws <b> [x]', 'DOOR-001')], '')).toContain(
      '[draws \\<b\\> \\[x\\]](',
    );
  });
});
