import { CliError } from '../../core/cli-error.ts';
import { type CommandContext, type GlobalOptions, openSession } from '../../core/session.ts';
import { describeLogSource } from './status.ts';

export interface SetLoggerOptions extends GlobalOptions {
  stream?: string;
  on?: boolean;
  off?: boolean;
}

/** Points the logger at an Icecast or plain HTTP stream, starts or stops it. */
export async function setLogger(context: CommandContext, options: SetLoggerOptions): Promise<void> {
  if (options.stream === undefined && !options.on && !options.off) throw new CliError('usage', 'Give --stream, --on or --off.');
  const { client } = await openSession(context, options);
  const source = await client.logger.update({
    ...(options.stream === undefined ? {} : { url: options.stream }),
    active: !options.off,
  });
  context.terminal.out(options.json ? `${JSON.stringify(source)}\n` : `${describeLogSource(source)}\n`);
}
