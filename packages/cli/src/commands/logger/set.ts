import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { describeRecording } from './describe-recording.ts';

const options = z.object({
  stream: z.string().optional().meta({
    value: '<url>',
    description: 'Icecast, HTTP, HLS, SRT or RTP address; may hold user:password@ or a passphrase',
  }),
  fallback: z.string().optional().meta({
    value: '<url>',
    description: 'address to record while the stream delivers no audio; "" for none',
  }),
  titleEncoding: z.string().optional().meta({
    value: '<name>',
    description: 'encoding of the titles of the stream, such as windows-1251; "" to find it out',
  }),
  fallbackTitleEncoding: z
    .string()
    .optional()
    .meta({ value: '<name>', description: 'the same for the fallback' }),
  on: z.boolean().optional().meta({ description: 'start' }),
  off: z.boolean().optional().meta({ description: 'stop' }),
  forgetPassword: z
    .boolean()
    .optional()
    .meta({ description: 'delete the stored user names and passwords of both addresses' }),
});

/** Sets the stream of the log and its fallback, and starts or stops the log. */
async function set(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { stream, fallback, titleEncoding, fallbackTitleEncoding, on, off, forgetPassword } = given;
  const texts = [stream, fallback, titleEncoding, fallbackTitleEncoding];
  if (texts.every((text) => text === undefined) && !on && !off && !forgetPassword) {
    throw new CliError(
      'usage',
      'Pass --stream, --fallback, --title-encoding, --fallback-title-encoding, --on, --off or --forget-password.',
    );
  }
  const { client } = await openSession(context, given);
  const source = await client.logger.update({
    ...(stream === undefined ? {} : { url: stream }),
    ...(fallback === undefined ? {} : { fallback_url: fallback }),
    ...(titleEncoding === undefined ? {} : { title_encoding: titleEncoding || null }),
    ...(fallbackTitleEncoding === undefined
      ? {}
      : { fallback_title_encoding: fallbackTitleEncoding || null }),
    ...(forgetPassword ? { remove_credentials: true, remove_fallback_credentials: true } : {}),
    ...(stream !== undefined || on || off ? { active: !off } : {}),
  });
  if (given.json) printJson(context, source);
  else context.terminal.out(describeRecording(source, [], [], await stationTime(client)));
}

export const setLogger = defineCommand({ options, run: set });
