import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { describeRecording } from './describe-recording.ts';

/** Seconds of the log whose gaps are listed. */
const day = 86_400;

/** Prints the state of the recording, and the gaps and the times from the fallback of the last 24 hours. */
async function status(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const now = Math.ceil(Date.now() / 1000);
  const [source, gaps, fallbacks] = await Promise.all([
    client.logger.get(),
    client.logger.gaps(now - day, now),
    client.logger.fallbacks(now - day, now),
  ]);
  if (options.json) printJson(context, { ...source, gaps, fallbacks });
  else context.terminal.out(describeRecording(source, gaps, fallbacks, await stationTime(client)));
}

export const loggerStatus = defineCommand({
  run: status,
});
