import type { OperatorAccounts } from '../features/accounts/index.ts';
import { dataFolder } from '../platform/data-folder.ts';
import { createLog } from '../platform/log.ts';
import type { AdminOutcome } from './admin-command.ts';
import { withOperator } from './open-operator.ts';
import { UsageError } from './parse-admin-arguments.ts';

/** A command line that was read. */
export interface ProgramCall {
  /** The data folder that it names. */
  readonly data: string | undefined;
  readonly json: boolean;
  run(operator: OperatorAccounts): Promise<AdminOutcome>;
}

/**
 * Carries out a command of the station's program, and prints its outcome.
 * @param env the settings of the station
 * @param read reads the command line; its UsageError is printed with the usage
 * @returns the exit code
 * @throws an Error with a message for the operator
 */
export async function runProgramCommand(
  env: NodeJS.ProcessEnv,
  usage: string,
  read: () => ProgramCall | 'help',
): Promise<number> {
  try {
    const call = read();
    if (call === 'help') {
      process.stdout.write(usage);
      return 0;
    }
    const databaseUrl = env['DATABASE_URL'] || null;
    if (call.data !== undefined && databaseUrl !== null)
      throw new UsageError('DATABASE_URL is set, so --data names no database. Drop one.');
    const installation = {
      dataDir: dataFolder({ POSTKIT_DATA: call.data ?? env['POSTKIT_DATA'] }),
      databaseUrl,
      // Standard output is for the outcome.
      log: createLog({ logLevel: 'warn' }, process.stderr),
    };
    const { text, json } = await withOperator(installation, (operator) => call.run(operator));
    process.stdout.write(call.json ? `${JSON.stringify(json, null, 2)}\n` : text);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
}
