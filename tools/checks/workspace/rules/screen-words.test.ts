import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { screenWords } from './screen-words.mjs';

const screen = 'packages/react-kit/src/screens/shows/show-card.tsx';
const messagesOf = (code: string, file = screen) =>
  findingsOf(screenWords, { [file]: code }).map(({ message }) => message);

describe('screenWords', () => {
  it.each([
    'const a = <p>New show</p>;',
    "const a = <p>{isOpen ? 'Close' : close}</p>;",
    "const a = <p>{name ?? 'untitled'}</p>;",
    'const a = <p>{`${count} shows`}</p>;',
    'const a = <button aria-label="close" />;',
    "const a = <TextField label={isNew ? 'name' : rename} />;",
    "const columns = [{ id: 'title', header: 'Title' }];",
    "show({ details: `${title} deleted.` });\nconst failed = 'Could not delete the show';",
  ])('finds the words of %s', (code) => {
    expect(messagesOf(code)).toHaveLength(1);
  });

  it('names the words', () => {
    expect(messagesOf('const a = <p>New show</p>;')).toEqual([
      'shows "New show": take it from a message module (useWords)',
    ]);
  });

  it.each([
    'const a = <p className="pk-muted">{messages.heading} · {`${speed}×`}</p>;',
    "const day = format(start, 'ddd, MMM D, HH:mm');",
    "throw new PartLoadError('The code of a part did not load.');",
    "console.warn('Could not check the progress', error);",
    "if (answer === 'Invalid credentials found.') return;",
    "type Name = 'A literal type';",
  ])('accepts %s', (code) => {
    expect(messagesOf(code)).toEqual([]);
  });

  it.each([
    'function textOf(show: Show, messages: Words<typeof showMessages>): string {}',
    'const options = ({ names }: Words<typeof showMessages>) => [names];',
    'interface Texts {\n  publishWords: Words<typeof publishMessages>;\n}',
    'export function formatCount(count: number, locale: string): string {}',
  ])('finds words and locales that are passed in %s', (code) => {
    expect(messagesOf(code)).toEqual([
      expect.stringMatching(/^passes ".*": take the words and the locale from the catalogue$/),
    ]);
  });

  it.each([
    'export function textOf(show: Show, catalogue: Catalogue): string {}',
    "type Status = keyof Words<typeof uploadMessages>['status'];",
  ])('accepts %s, which passes none', (code) => {
    expect(messagesOf(code)).toEqual([]);
  });

  it('accepts words in message modules, tests, and members that have no catalogue', () => {
    const code = "const a = 'Could not delete the show';";
    for (const file of [
      'packages/react-kit/src/screens/shows/shows.messages.ts',
      'packages/react-kit/src/messages/de/shows.ts',
      'packages/react-kit/src/screens/shows/show-card.test.tsx',
      'apps/station/src/a.ts',
    ]) {
      expect(messagesOf(code, file)).toEqual([]);
    }
  });
});
