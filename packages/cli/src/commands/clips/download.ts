import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { downloadFile } from '../../core/download-file.ts';
import { printOutcome } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession } from '../../core/session.ts';
import { targetFile } from '../../core/target-file.ts';
import { standardOutput, writeOutput } from '../../core/write-output.ts';
import { clipArgument } from './clip-guid.ts';

const options = z.object({
  output: z.string().optional().meta({
    value: '<file>',
    short: '-o',
    description: 'file to write (default: the id); - for standard output',
  }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});

/** Downloads the video of a clip, and resumes a partial download. */
async function download(
  context: CommandContext,
  given: OptionsOf<typeof options>,
  id: string,
): Promise<void> {
  const { signal, terminal } = context;
  const target =
    given.output === standardOutput ? undefined : await targetFile(given.output ?? `${id}.mp4`, given.force);
  const { client } = await openSession(context, given);
  const request = (headers: Record<string, string>) =>
    client.shareClips.download(id, { headers, timeout: 0, ...(signal ? { signal } : {}) });
  if (target === undefined) return writeOutput(context, await request({}));
  const progress = await startProgress(terminal, 'Clip');
  try {
    const file = await downloadFile(target, request, {
      isHashed: given.json,
      onProgress: (done, total) =>
        progress.show(`Clip  ${total > 0 ? Math.floor((done / total) * 100) : 0} %`),
    });
    progress.stop();
    printOutcome(context, given, { id, file }, `${file.path}  ${file.bytes} bytes`);
  } finally {
    progress.stop();
  }
}

export const downloadClip = defineCommand({ argument: clipArgument, options, run: download });
