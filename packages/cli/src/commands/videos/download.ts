import { z } from 'zod';
import { episodeOperations } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { downloadFile } from '../../core/download-file.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession } from '../../core/session.ts';
import { targetFile } from '../../core/target-file.ts';
import { standardOutput, writeOutput } from '../../core/write-output.ts';

const options = z.object({
  advanced: z.boolean().optional().meta({ description: 'the video of the advanced editor' }),
  output: z.string().optional().meta({
    value: '<file>',
    short: '-o',
    description: 'file to write (default: the id); - for standard output',
  }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});

/** Downloads the video of an episode, and resumes a partial download. */
async function download(
  context: CommandContext,
  given: OptionsOf<typeof options>,
  id: number,
): Promise<void> {
  const { signal, terminal } = context;
  const target =
    given.output === standardOutput ? undefined : await targetFile(given.output ?? `${id}.mp4`, given.force);
  const { client, profile } = await openSession(context, given);
  const { settings } = await client.settings.get();
  const file = `${profile.station}-${given.advanced ? 'advanced' : settings.bitrate}-${id}.mp4`;
  const params = { station: profile.station, file };
  const request = (headers: Record<string, string>) =>
    client.transport.open(episodeOperations.video, {
      params,
      headers,
      timeout: 0,
      ...(signal ? { signal } : {}),
    });
  if (target === undefined) return writeOutput(context, await request({}));
  const progress = await startProgress(terminal, `Video of episode ${id}`);
  try {
    const found = await downloadFile(target, request, {
      isHashed: given.json,
      onProgress: (done, total) =>
        progress.show(`Video of episode ${id}  ${total > 0 ? Math.floor((done / total) * 100) : 0} %`),
    });
    progress.stop();
    printOutcome(context, given, { id, file: found }, `${found.path}  ${found.bytes} bytes`);
  } finally {
    progress.stop();
  }
}

export const downloadVideo = defineCommand({
  argument: idArgument('episodes list'),
  options,
  run: download,
});
