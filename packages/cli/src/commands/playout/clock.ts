import { z } from 'zod';
import type { PlayoutInput } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { printJson, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  apply: z
    .boolean()
    .default(false)
    .meta({ description: 'apply the measured offset to what is cut from now on' }),
});
type ClockOptions = OptionsOf<typeof options>;

async function show(context: CommandContext, given: ClockOptions, id: number | undefined): Promise<void> {
  const { client } = await openSession(context, given);
  if (given.apply) {
    if (id === undefined) throw new CliError('usage', 'Give the id of the input whose offset applies.');
    const input = await client.playout.applyOffset(id);
    if (given.json) printJson(context, input);
    else context.terminal.out(`${input.name}: ${seconds(input.offset_ms)}\n`);
    return;
  }
  const { inputs } = await client.playout.inputs();
  const shown = inputs.filter((input) => id === undefined || input.id === id);
  if (id !== undefined && shown.length === 0)
    throw new CliError('notFound', `The station has no input ${id}. "playout clock" shows the inputs.`);
  printList(context, given, shown, {
    head: ['ID', 'OFFSET', 'MEASURED', 'CERTAINTY', 'SPREAD', 'CUES', 'MOVED', 'NAME'],
    row: rowOf,
    none: 'No inputs.',
  });
}

function rowOf({ id, name, offset_ms, clock }: PlayoutInput): string[] {
  const applied = [String(id), seconds(offset_ms)];
  if (!clock) return [...applied, 'not yet', '', '', '', '', name];
  return [
    ...applied,
    seconds(clock.offset_ms),
    `${Math.round(clock.certainty * 100)} %`,
    seconds(clock.spread_ms),
    String(clock.cues),
    clock.drift_ms === 0 ? '' : seconds(clock.drift_ms),
    name,
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

export const showClock = defineCommand({
  options,
  argument: wholeNumber.optional().meta({ name: 'id', description: 'id of an input; all without it' }),
  run: show,
});
