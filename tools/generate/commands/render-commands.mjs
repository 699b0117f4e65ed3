/** @import { CommandFacts, OptionFacts } from '../../../packages/cli/src/command-facts.ts' */
/** @import { CommandEntry, CommandGroup } from '../../../packages/cli/src/core/command-entry.ts' */

const intro = `# Commands of postkit

Every command with its argument and options. [The command line](command-line.md) says how to sign in and how scripts use it.

## Options of every command
`;

/**
 * The page of all commands.
 * @param {readonly (CommandEntry | CommandGroup)[]} entries
 * @param {readonly CommandFacts[]} facts
 * @param {readonly (readonly [flags: string, description: string])[]} globals
 * @returns {string}
 */
export function renderCommands(entries, facts, globals) {
  const sections = entries.map((entry) => {
    const own = facts.filter(({ words }) => words[0] === entry.name);
    if (!('commands' in entry)) return own.map((command) => renderCommand('##', command)).join('\n');
    return [
      `## ${entry.name}\n\n${sentence(entry.summary)}\n`,
      ...own.map((command) => renderCommand('###', command)),
    ].join('\n');
  });
  return [intro, table(globals.map(([flags, description]) => [code(flags), description])), ...sections].join(
    '\n',
  );
}

/**
 * @param {string} level
 * @param {CommandFacts} command
 */
function renderCommand(level, { words, summary, argument, argumentDescription, options }) {
  const call = ['postkit', ...words, argument].filter(Boolean).join(' ');
  const rows = options.map((option) => [code(option.flags), describe(option)]);
  if (argument) rows.unshift([code(argument), argumentDescription]);
  return `${level} ${call.replaceAll('<', String.raw`\<`)}\n\n${sentence(summary)}\n${rows.length > 0 ? `\n${table(rows)}` : ''}`;
}

/** @param {OptionFacts} option */
function describe({ description, choices, initial }) {
  const parts = [
    description,
    choices.length > 0 ? `one of ${choices.map(code).join(', ')}` : '',
    initial ? `default ${code(initial)}` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** @param {string} text */
const code = (text) => `\`${text}\``;

/** @param {string} text */
const sentence = (text) => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

/** @param {readonly (readonly string[])[]} rows */
function table(rows) {
  const lines = rows.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`,
  );
  return `| | |\n| --- | --- |\n${lines.join('\n')}\n`;
}
