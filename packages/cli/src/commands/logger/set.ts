import { CliError } from '../../core/cli-error.ts';
import { type CommandContext, type GlobalOptions, openSession } from '../../core/session.ts';
import { describeRecording } from './describe-recording.ts';

export interface SetLoggerOptions extends GlobalOptions {
  stream?: string;
  on?: boolean;
  off?: boolean;
  forgetPassword?: boolean;
}

/** Points the logger at an Icecast or plain HTTP stream, starts or stops it. */
export async function setLogger(context: CommandContext, options: SetLoggerOptions): Promise<void> {
  const { stream, on, off, forgetPassword } = options;
  if (stream === undefined && !on && !off && !forgetPassword) {
    throw new CliError('usage', 'Give --stream, --on, --off or --forget-password.');
  }
  const { client } = await openSession(context, options);
  const source = await client.logger.update({
    ...(stream === undefined ? {} : { url: stream }),
    ...(forgetPassword ? { remove_credentials: true } : {}),
    ...(stream !== undefined || on || off ? { active: !off } : {}),
  });
  context.terminal.out(options.json ? `${JSON.stringify(source)}\n` : describeRecording(source, []));
}
