import type { Completions } from './completions.ts';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** The completion script for fish: `postkit completion fish > ~/.config/fish/completions/postkit.fish`. */
export function fishScript({ first, groups, flags }: Completions): string {
  const lines = ['# Completion of postkit for fish. Save as ~/.config/fish/completions/postkit.fish'];
  const add = (condition: string, rest: string, description: string) =>
    lines.push(`complete -c postkit -n ${quoted(condition)} ${rest} -d ${quoted(description)}`);
  for (const { word, description } of first) add('__fish_use_subcommand', `-f -a ${word}`, description);
  for (const { name, commands } of groups) {
    const none = `__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${commands.map(({ word }) => word).join(' ')}`;
    for (const { word, description } of commands) add(none, `-f -a ${word}`, description);
  }
  for (const { words, flags: own } of flags) {
    const condition = words.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
    for (const { word, description, takesValue, choices } of own) {
      const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : takesValue ? ' -r' : '';
      add(condition, `-l ${word.slice(2)}${value}`, description);
    }
  }
  return `${lines.join('\n')}\n`;
}
