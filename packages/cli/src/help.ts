import { commands } from './commands.ts';
import { globalOptions } from './core/global-options.ts';

function list(heading: string, rows: readonly (readonly [term: string, text: string])[]): string {
  const width = Math.max(...rows.map(([term]) => term.length));
  return `${heading}:\n${rows.map(([term, text]) => `  ${term.padEnd(width)}  ${text}\n`).join('')}`;
}

/** The help of `postkit` itself. Without the parser, so that it appears at once. */
export function rootHelp(): string {
  return [
    'Usage: postkit <command> [options]\n\nPostKit on the command line\n',
    list('Commands', [
      ...commands.map(({ name, summary }) => [name, summary] as const),
      ['help', 'help for a command'],
    ]),
    list('Options', [
      ...globalOptions,
      ['--version', 'print the version'],
      ['--help', 'print help, also for a command'],
    ]),
  ].join('\n');
}
