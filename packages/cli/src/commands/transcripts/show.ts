import { z } from 'zod';
import type { Transcript } from '@postkit/sdk/schema';
import { isSpaced } from '@postkit/sdk/words';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { ownerArgument, ownerOption } from './transcript-owner.ts';

const options = z.object({ episode: ownerOption });

/** Prints the heard words, a line per turn of a speaker. */
async function show(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const transcript = await (given.episode
    ? client.transcripts.ofEpisode(id)
    : client.transcripts.ofEvent(id));
  if (given.json) return printJson(context, transcript);
  const lines = linesOf(transcript);
  if (lines.length === 0) context.terminal.err('There are no words.\n');
  else context.terminal.out(`${lines.join('\n')}\n`);
}

/** A longer pause starts a line. */
const pauseMs = 2000;

function linesOf({ words, speakers }: Transcript): string[] {
  const heard = words.filter(({ cut }) => !cut);
  const lines: string[] = [];
  for (const [index, { start, text, speaker }] of heard.entries()) {
    const before = heard[index - 1];
    const isNew = !before || before.speaker !== speaker || start - before.end > pauseMs;
    if (!isNew) lines[lines.length - 1] += `${isSpaced(before.text, text) ? ' ' : ''}${text.trim()}`;
    else {
      const name = speaker === null ? '' : `${speakers[speaker]?.name ?? ''}: `;
      lines.push(`${clock(start)}  ${name}${text.trim()}`);
    }
  }
  return lines;
}

function clock(ms: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
}

export const showTranscript = defineCommand({ argument: ownerArgument, options, run: show });
