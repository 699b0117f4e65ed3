import { parseAdminArguments } from './parse-admin-arguments.ts';
import { runProgramCommand } from './run-program-command.ts';

const usage = `Manages users from the machine of the station, without a sign-in.

  postkit-station admin COMMAND

  users [--json]                        lists users: role, state, second factors, last sign-in, stations
  set-password USER                     sets a password, which ends the user's sessions
            --revoke-api-keys           also revokes the user's API keys
  remove-second-factors USER            removes app, passkeys and recovery codes, and ends the user's sessions
  make-company-admin USER               lets the user administer every station
  enable USER                           lets a disabled user sign in again
  disable USER                          ends the user's access, sessions and API keys
  sessions USER [--json]                lists sessions
  end-sessions USER SESSION | --all     ends one or all
  api-keys USER [--json]                lists API keys
  revoke-api-keys USER KEY | --all      revokes one or all

A USER is an email, a username, a first and last name in quotes, or an id as id:7. The new password is typed in the terminal, or
read from standard input or from POSTKIT_NEW_PASSWORD; it is never an argument.

The data folder is POSTKIT_DATA, or ./data, unless --data names one; its station must be stopped. With DATABASE_URL the users
are those of its PostgreSQL database, and the station may run. Each change is in the audit log. Exits with 1 where a command
cannot be carried out, which changes nothing, and with 2 where the command line is wrong.
`;

/**
 * Carries out the command line after `postkit-station admin`, and prints its outcome.
 * @param env the settings of the station
 * @returns the exit code
 * @throws an Error with a message for the operator
 */
export function administer(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return runProgramCommand(env, usage, () => {
    const call = parseAdminArguments(argv);
    if (call === 'help') return call;
    const { command, args, data } = call;
    return { data, json: args.options.has('json'), run: (operator) => command.run(operator, args) };
  });
}
