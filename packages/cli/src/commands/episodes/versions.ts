import { z } from 'zod';
import type { AudioVersion } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { clockOf, minuteOf, printList, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { episodeId } from './episode-id.ts';

const form = {
  head: ['VERSION', 'SINCE (UTC)', 'BY', 'LENGTH', 'DOWNLOADS', 'STATE', 'NOTE'],
  row: (version: AudioVersion) => [
    String(version.number),
    minuteOf(version.created_at),
    version.made_by,
    clockOf(version.duration),
    String(version.downloads),
    stateOf(version),
    version.note,
  ],
  none: 'No audio versions.',
};

function stateOf({ is_served, kept_until }: AudioVersion): string {
  if (is_served) return 'served';
  return kept_until === null ? 'no longer kept' : `kept until ${minuteOf(kept_until)}`;
}

/** Prints the audio that an episode has and had, newest first. */
async function list(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  printList(context, given, await client.audioVersions.list(id), form);
}

const options = z.object({
  number: positiveNumber.meta({
    value: '<number>',
    description: 'the version that "episodes versions" shows',
  }),
});

/** Makes a replaced version the audio of an episode again. */
async function restore(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const episode = await client.audioVersions.restore(id, given.number);
  printOutcome(context, given, episode, `Version ${given.number} is the audio of episode ${id} again.`);
}

export const listVersions = defineCommand({ argument: episodeId, run: list });
export const restoreVersion = defineCommand({ argument: episodeId, options, run: restore });
