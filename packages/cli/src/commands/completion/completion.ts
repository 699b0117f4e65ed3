import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { bashScript } from './bash-script.ts';
import { readCompletions } from './completions.ts';
import { fishScript } from './fish-script.ts';
import { zshScript } from './zsh-script.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** Prints the completion script of a shell. It holds all commands, so completing starts no process. */
async function print(
  { terminal }: CommandContext,
  _options: GlobalOptions,
  shell: keyof typeof scripts,
): Promise<void> {
  terminal.out(scripts[shell](await readCompletions()));
}

export const printCompletion = defineCommand({
  argument: z.enum(['bash', 'zsh', 'fish']).meta({ name: 'shell', description: 'bash, zsh or fish' }),
  run: print,
});
