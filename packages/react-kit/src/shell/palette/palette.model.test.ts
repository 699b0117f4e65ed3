import { describe, expect, it } from 'vitest';
import type { Command } from '../../host/commands/command.ts';
import { initialSections, matchingSections } from './palette.model.ts';

const make = (label: string, group: string, rest: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group,
  run: () => {},
  ...rest,
});
const shape = (sections: ReturnType<typeof matchingSections>) =>
  sections.map(({ title, commands }) => [title, ...commands.map(({ label }) => label)]);

describe('matchingSections', () => {
  it('orders groups by their best match, and finds a command by its other words after labels', () => {
    const commands = [
      make('Log source', 'Actions', { words: 'recording' }),
      make('Users', 'Go to'),
      make('Recorded live', 'Shows'),
      make('Best of records', 'Shows'),
    ];
    expect(shape(matchingSections(commands, 'record'))).toEqual([
      ['Shows', 'Recorded live', 'Best of records'],
      ['Actions', 'Log source'],
    ]);
    expect(matchingSections(commands, 'zebra')).toEqual([]);
  });

  it('lists at most eight commands of a group', () => {
    const commands = Array.from({ length: 20 }, (_, index) => make(`Show ${index}`, 'Shows'));
    expect(matchingSections(commands, 'show')[0]?.commands).toHaveLength(8);
  });
});

describe('initialSections', () => {
  it('has recent commands once, at the top, and leaves out those that only a search lists', () => {
    const users = make('Users', 'Go to');
    const commands = [
      users,
      make('Tags', 'Go to'),
      make('The Morning Tide', 'Shows', { to: '/wxyz/shows/4/details' }),
    ];
    expect(shape(initialSections(commands, [users], 'Recent'))).toEqual([
      ['Recent', 'Users'],
      ['Go to', 'Tags'],
    ]);
    expect(shape(initialSections(commands, [], 'Recent'))).toEqual([['Go to', 'Users', 'Tags']]);
  });
});
