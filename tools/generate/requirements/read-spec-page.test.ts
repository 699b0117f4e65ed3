import { describe, expect, it } from 'vitest';
import { isSpecPage, readSpecPage } from './read-spec-page.mjs';

const read = (...lines: string[]) =>
  readSpecPage('docs/spec/sign-in.md', ['# Sign-in', '', ...lines].join('\n'));

describe('readSpecPage', () => {
  it('reads the id, the kind of check and the words of each line', () => {
    expect(
      read(
        'Introduction.',
        '',
        '## Credentials',
        '',
        '- **DOOR-001** (e2e) The first.',
        '- **DOOR-002** (visual) The second.',
      ),
    ).toEqual({
      file: 'docs/spec/sign-in.md',
      title: 'Sign-in',
      requirements: [
        { id: 'DOOR-001', check: 'e2e', text: 'The first.' },
        { id: 'DOOR-002', check: 'visual', text: 'The second.' },
      ],
      malformed: [],
    });
  });

  it.each([
    '- DOOR-002 (e2e) No bold id.',
    '- **DOOR-2** (e2e) Two digits are missing.',
    '- **DOOR-002** (manual) No such check.',
    '- **DOOR-002** (e2e)',
    '* **DOOR-002** (e2e) Another bullet.',
    '  - **DOOR-002** (e2e) Indented.',
    '- **ROOM-002** (e2e) Another prefix.',
  ])('reports the malformed line %j', (line) => {
    const page = read('- **DOOR-001** (e2e) The first.', line);
    expect(page.malformed).toEqual([{ line: 4, text: line }]);
    expect(page.requirements).toHaveLength(1);
  });
});

describe('isSpecPage', () => {
  it('accepts pages of requirements, and neither the introduction nor the decisions', () => {
    const files = [
      'docs/spec/sign-in.md',
      'docs/spec/README.md',
      'docs/spec/decisions.md',
      'docs/decisions.md',
    ];
    expect(files.filter(isSpecPage)).toEqual(['docs/spec/sign-in.md']);
  });
});
