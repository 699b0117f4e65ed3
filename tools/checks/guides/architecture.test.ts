import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/architecture.md', root), 'utf8');

/** The paths of the listed files: a line without indentation is their folder. */
function listedFiles(heading: string): string[] {
  const [, list = ''] = new RegExp(`^## ${heading}$[^]*?^\`\`\`text\\n([^]*?)^\`\`\``, 'm').exec(text) ?? [];
  let folder = '';
  return list.split('\n').flatMap((line) => {
    if (/^\S+\/$/.test(line)) folder = line;
    const [, file] = /^ +([\w./-]+\.tsx?)\s/.exec(line) ?? [];
    return file === undefined ? [] : [`${folder}${file}`];
  });
}

describe('docs/architecture.md', () => {
  const files = listedFiles('Publishing an episode, step by step');

  it('lists the files of publishing where they are', () => {
    expect(files.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it('says how many there are: 35 at most', () => {
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeLessThanOrEqual(35);
    expect(text).toContain(`: ${files.length} files, which a test compares`);
  });
});
