import { expect, it } from 'vitest';
import { readCommandFacts } from '../../../packages/cli/src/command-facts.ts';
import { commands } from '../../../packages/cli/src/commands.ts';
import { readCommands } from './read-commands.mjs';
import { renderCommands } from './render-commands.mjs';

it('KIT-036 the page of the commands lists every command with its argument and options', async () => {
  const page = await readCommands();
  const facts = await readCommandFacts(commands);
  expect(facts.length).toBeGreaterThan(100);
  const sections = page.split(/^#+ (?=postkit )/m);
  for (const { words, argument, options } of facts) {
    const call = ['postkit', ...words, argument]
      .filter(Boolean)
      .join(' ')
      .replaceAll('<', String.raw`\<`);
    const section = sections.find((one) => one.startsWith(`${call}\n`)) ?? '';
    const rows = [...options.map(({ flags }) => flags), argument].filter(Boolean);
    const missing = rows.filter((name) => !section.includes(`\n| \`${name.replaceAll('|', '\\|')}\` |`));
    expect([call, section === '', missing]).toEqual([call, false, []]);
  }
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
