import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const choice = z.enum(['on', 'off']).optional();
const options = z.object({
  nowPlaying: choice.meta({ value: '<on|off>', description: 'show the title on air and the programme' }),
  tracklist: choice.meta({ value: '<on|off>', description: 'show the titles of the last hours' }),
});

/** Prints what the public may see of the log, after the given changes. */
async function share(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { nowPlaying, tracklist } = given;
  const changes = {
    ...(nowPlaying === undefined ? {} : { now_playing: nowPlaying === 'on' }),
    ...(tracklist === undefined ? {} : { tracklist: tracklist === 'on' }),
  };
  const { client } = await openSession(context, given);
  const shared = await (Object.keys(changes).length === 0
    ? client.publicSite.settings()
    : client.publicSite.update(changes));
  const word = (isOn: boolean) => (isOn ? 'on' : 'off');
  if (given.json) printJson(context, shared);
  else
    context.terminal.out(
      `Now playing  ${word(shared.now_playing)}\nTracklist    ${word(shared.tracklist)}\n`,
    );
}

export const setSharing = defineCommand({ options, run: share });
