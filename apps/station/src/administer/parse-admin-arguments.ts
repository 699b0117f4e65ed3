import { parseArgs } from 'node:util';
import { accessCommands } from './access-commands.ts';
import { type AdminArguments, type AdminCommand, adminOptions } from './admin-command.ts';
import { credentialCommands } from './credential-commands.ts';
import { userCommands } from './user-commands.ts';

/** A command line that names no command, or the wrong arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface AdminCall {
  readonly command: AdminCommand;
  readonly args: AdminArguments;
  /** The data folder that the command line names. */
  readonly data: string | undefined;
}

const commands: Readonly<Record<string, AdminCommand>> = {
  ...userCommands,
  ...accessCommands,
  ...credentialCommands,
};

/**
 * Reads the arguments after `admin`.
 * @returns `help` if they ask for it
 * @throws UsageError
 */
export function parseAdminArguments(argv: readonly string[]): AdminCall | 'help' {
  const { values, positionals } = parse(argv);
  if (values.help) return 'help';
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'Name a command.' : `There is no command “${name}”.`);
  const options = new Set(adminOptions.filter((option) => values[option]));
  for (const option of options)
    if (!command.options.includes(option)) throw new UsageError(`${name} has no option --${option}.`);
  const user = command.takesUser ? rest.shift() : '';
  if (user === undefined || (command.takesUser && user === '')) throw new UsageError(`${name} needs a user.`);
  const id = command.takesId ? (rest.shift() ?? null) : null;
  if (command.takesId && (id === null) !== options.has('all'))
    throw new UsageError(`${name} needs an id, or --all, and not both.`);
  if (rest.length > 0)
    throw new UsageError(name === 'set-password' ? noPassword : `${name} has no argument “${rest[0]}”.`);
  return { command, args: { user, id, options }, data: values.data };
}

const noPassword = 'A password is never an argument, because other users of the machine could read it.';

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        'revoke-api-keys': { type: 'boolean', default: false },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
