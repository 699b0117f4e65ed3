import type { LogSource } from '@postkit/sdk/schema';
import { type CommandContext, type GlobalOptions, openSession } from '../../core/session.ts';

/** One line a person can read at a glance. */
export function describeLogSource(source: LogSource): string {
  if (!source.active || !source.url) return 'The logger is off.';
  const title = source.title ? `, on air: ${source.title}` : '';
  const error = source.error ? ` (${source.error})` : '';
  return `${source.state}${error}: ${source.url}${title}`;
}

/** What stream the station logs, and how the recording goes. */
export async function loggerStatus(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const source = await client.logger.get();
  context.terminal.out(options.json ? `${JSON.stringify(source)}\n` : `${describeLogSource(source)}\n`);
}
