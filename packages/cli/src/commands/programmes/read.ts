import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ProgrammeHours, ProgrammePlan, ProgrammePlanLine } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printJson, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { planId, sourceId } from './programme-id.ts';

const readOptions = z.object({
  file: z
    .string()
    .optional()
    .meta({ value: '<path>', description: 'file to read in place of the address; - reads standard input' }),
});

async function read(
  context: CommandContext,
  given: OptionsOf<typeof readOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const document = given.file === undefined ? {} : await documentOf(context, given.file);
  const reading = await client.programmes.read(id, document);
  if (given.json) return printJson(context, reading);
  const { plan, findings } = reading;
  const lines = plan ? [...plan.lines.map(lineText), applyHint(plan)] : ['The week has not changed.'];
  context.terminal.out(`${[...lines, ...findings].join('\n')}\n`);
}

async function documentOf({ terminal }: CommandContext, path: string) {
  if (path === '-') return { document: await terminal.readInput() };
  try {
    return { document: (await readFile(path)).toString('base64'), is_base64: true };
  } catch (error) {
    throw new CliError('usage', `The file ${path} cannot be read.`, { cause: error });
  }
}

function applyHint({ id }: ProgrammePlan): string {
  return `To change the week: postkit programmes apply ${id}`;
}

const hoursText = (hours: ProgrammeHours | null | undefined) =>
  hours ? `${hours.day_of_week} ${hours.start_time}-${hours.end_time}` : '';

function lineText({ id, change, before, after, fields }: ProgrammePlanLine): string {
  const [old, now] = [before?.name ?? '', after?.name ?? ''];
  const name = old !== '' && now !== '' && old !== now ? `${old} -> ${now}` : old || now;
  const [from, to] = [hoursText(before?.hours), hoursText(after?.hours)];
  const hours = change === 'moved' ? [from, to].filter(Boolean).join(' -> ') : to || from;
  return [String(id), change, name, hours, fields.join(', ')].filter((part) => part !== '').join('  ');
}

const applyOptions = z.object({
  line: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<number>', description: 'line to apply; repeat for more, all by default' }),
});

async function apply(
  context: CommandContext,
  given: OptionsOf<typeof applyOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const plan = await client.programmes.apply(id, given.line === undefined ? {} : { lines: [...given.line] });
  printOutcome(context, given, plan, `${plan.lines.length} of the differences are applied.`);
}

async function undo(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  printOutcome(context, given, await client.programmes.undo(id), `Plan ${id} is undone.`);
}

export const readSource = defineCommand({ argument: sourceId, options: readOptions, run: read });
export const applyPlan = defineCommand({ argument: planId, options: applyOptions, run: apply });
export const undoPlan = defineCommand({ argument: planId, run: undo });
