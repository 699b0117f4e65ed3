import { describe, expect, it } from 'vitest';
import { findingsOf, manifest } from '../testing/small-workspace.ts';
import { changesets } from './changesets.mjs';

const file = '.changeset/new-player.md';

/** The messages about a changeset in a workspace whose station is not published. */
function messagesAbout(note: string): string[] {
  const station = { 'apps/station/package.json': manifest('apps/station', { private: true }) };
  return findingsOf(changesets, { ...station, [file]: note }).map(({ message }) => message);
}

describe('changesets', () => {
  it('accepts bumps of published packages, and reads no README', () => {
    expect(messagesAbout(`---\n'@postkit/sdk': minor\n'@postkit/cli': patch\n---\n\nAdd a player\n`)).toEqual(
      [],
    );
    expect(findingsOf(changesets, { '.changeset/README.md': '# Changesets\n' })).toEqual([]);
  });

  it('finds a package that is not published, also beside one that is', () => {
    expect(
      messagesAbout(`---\n'@postkit/sdk': minor\n'@postkit/station': patch\n---\n\nAdd a player\n`),
    ).toEqual(['names @postkit/station, which is not published']);
    expect(messagesAbout(`---\n'@postkit/sdx': minor\n---\n\nAdd a player\n`)).toEqual([
      'names @postkit/sdx, which is not published',
    ]);
  });

  it.each([
    [
      'no front matter',
      'Add a player\n',
      ['names no package between two lines of ---', 'has no text for the changelog'],
    ],
    [
      'no package',
      '---\n---\n\nAdd a player\n',
      ['names no package between two lines of ---', 'has no text for the changelog'],
    ],
    [
      'an unknown bump',
      `---\n'@postkit/sdk': small\n---\n\nAdd a player\n`,
      ["has no package with patch, minor or major in: '@postkit/sdk': small"],
    ],
    ['no text', `---\n'@postkit/sdk': minor\n---\n\n`, ['has no text for the changelog']],
  ])('finds %s', (_what, note, messages) => {
    expect(messagesAbout(note)).toEqual(messages);
  });
});
