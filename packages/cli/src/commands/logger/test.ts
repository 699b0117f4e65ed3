import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { targetFile } from '../../core/target-file.ts';
import { describeStream } from './describe-stream.ts';

const options = z.object({
  fallback: z
    .boolean()
    .optional()
    .meta({ description: 'sign in with the stored password of the fallback, not of the stream' }),
  titleEncoding: z.string().optional().meta({
    value: '<name>',
    description: 'encoding of the title, such as windows-1251; "" to find it out; that of the log by default',
  }),
  sample: z
    .string()
    .optional()
    .meta({ value: '<file>', description: 'save the first seconds of the audio, as .aac' }),
});

/** Listens to a stream without recording it. Fails with the reason if it cannot be recorded. */
async function test(context: CommandContext, given: OptionsOf<typeof options>, url: string): Promise<void> {
  const target = given.sample === undefined ? null : await targetFile(given.sample);
  const { client } = await openSession(context, given);
  const { titleEncoding } = given;
  const input = {
    url,
    address: given.fallback ? ('fallback' as const) : ('main' as const),
    ...(titleEncoding === undefined ? {} : { title_encoding: titleEncoding || null }),
  };
  const result = await client.logger.test(input, { signal: context.signal });
  const { stream, problem } = result;
  if (stream && target !== null) await writeFile(target, Buffer.from(stream.sample, 'base64'));
  if (given.json) printJson(context, { ...result, stream: stream && { ...stream, sample: undefined } });
  else if (stream) context.terminal.out(describeStream(stream));
  if (problem)
    throw new CliError(
      'failure',
      problem.use === null ? problem.message : `${problem.message} ${problem.use}`,
    );
}

const address = z.string().meta({
  name: 'address',
  description: 'Icecast, HTTP, HLS, SRT or RTP address, as for logger set --stream',
});
export const testStream = defineCommand({ argument: address, options, run: test });
