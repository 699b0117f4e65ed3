import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCommands } from './read-commands.mjs';
import { renderCommands } from './render-commands.mjs';

it('KIT-036 docs/guides/commands.md lists every command and option; `npm run commands` writes it', async () => {
  expect(readFileSync(new URL('../../../docs/guides/commands.md', import.meta.url), 'utf8')).toBe(
    await readCommands(),
  );
});

it('renderCommands describes an argument, choices and defaults', () => {
  const option = { long: '--color', short: undefined, takesValue: true };
  const load = () => Promise.reject(new Error('not needed'));
  const facts = {
    words: ['paint', 'wall'],
    summary: 'paint a wall',
    argument: '<id>',
    argumentDescription: 'id of the wall',
    options: [
      {
        ...option,
        flags: '--color <name>',
        description: 'red | blue',
        choices: ['red', 'blue'],
        initial: 'red',
      },
    ],
  };
  const group = {
    name: 'paint',
    summary: 'paint things',
    commands: [{ name: 'wall', summary: 'paint a wall', load }],
  };
  const page = renderCommands([group], [facts], [['--json', 'write JSON']]);
  expect(page).toContain('| `--json` | write JSON |\n');
  expect(page).toContain('## paint\n\nPaint things.\n\n### postkit paint wall \\<id>\n\nPaint a wall.\n');
  expect(page).toContain(
    '| `<id>` | id of the wall |\n| `--color <name>` | red \\| blue; one of `red`, `blue`; default `red` |\n',
  );
});
