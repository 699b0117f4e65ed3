import { describe, expect, it } from 'vitest';
import { crowdedTitles, malformedLines, repeatedIds, unknownIds } from './find-faults.mjs';
import { readSpecPage } from './read-spec-page.mjs';

const page = (file: string, ...lines: string[]) => readSpecPage(file, lines.join('\n'));
const named = (...ids: string[]) => ({ ids, sentence: 'a test', file: 'a.test.ts', line: 7 });

const signIn = page('sign-in.md', '- **DOOR-001** (e2e) One.', '- **DOOR-002** (e2e) Two.');
const noDecisions = { file: 'decisions.md', text: '' };

describe('malformedLines', () => {
  it('names page and line', () => {
    expect(malformedLines([signIn, page('tags.md', '# Tags', '- ROOM-001 One.')])).toEqual([
      'tags.md:2: not like "- **AUTH-001** (e2e) …" with the page\'s prefix: - ROOM-001 One.',
    ]);
  });
});

describe('repeatedIds', () => {
  it('finds an id twice in a page and in two pages', () => {
    const twice = page('tags.md', '- **ROOM-001** (e2e) One.', '- **ROOM-001** (e2e) Again.');
    const copy = page('copy.md', '- **DOOR-002** (e2e) Two.');
    expect(repeatedIds([signIn, twice, copy])).toEqual([
      'tags.md: ROOM-001 is in tags.md already',
      'copy.md: DOOR-002 is in sign-in.md already',
    ]);
    expect(repeatedIds([signIn])).toEqual([]);
  });
});

describe('unknownIds', () => {
  it('finds ids of titles and decisions that no page has', () => {
    const decisions = { file: 'decisions.md', text: 'It holds. (DOOR-001, DOOR-009)' };
    expect(unknownIds([signIn], [named('DOOR-001', 'DOOR-003')], decisions)).toEqual([
      'a.test.ts:7: docs/spec has no DOOR-003',
      'decisions.md: docs/spec has no DOOR-009',
    ]);
    expect(unknownIds([signIn], [named('DOOR-001', 'DOOR-002')], noDecisions)).toEqual([]);
  });
});

describe('crowdedTitles', () => {
  it('allows three ids in a title and no more', () => {
    const ids = ['DOOR-001', 'DOOR-002', 'DOOR-003'];
    expect(crowdedTitles([named(...ids)])).toEqual([]);
    expect(crowdedTitles([named(...ids, 'DOOR-004')])).toEqual([
      'a.test.ts:7: the title names 4 requirements; split the test, 3 at most',
    ]);
  });
});
