import { z } from 'zod';
import type { PlayoutInputWithToken } from '@postkit/sdk';
import {
  playoutInputCreate,
  playoutInputUpdate,
  playoutSettings,
  playoutTransports,
} from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { confirm, yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { checkFields, fieldOptions, readFields } from '../../core/fields.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { inputId, inputIds } from './input-id.ts';

const inputOptions = fieldOptions.extend({
  name: z.string().optional().meta({ value: '<text>', description: 'name of the input' }),
  system: z.string().optional().meta({ value: '<id>', description: 'id that "playout systems" shows' }),
  by: z
    .enum(playoutTransports)
    .optional()
    .meta({ value: '<transport>', description: 'how its messages arrive' }),
  address: z.string().optional().meta({
    value: '<url>',
    description: 'address that the station opens, for http-poll, sse and websocket',
  }),
  host: z.string().optional().meta({ value: '<name>', description: 'machine to connect to, for tcp-client' }),
  port: wholeNumber
    .optional()
    .meta({ value: '<port>', description: 'port, for tcp-server, tcp-client and udp' }),
  path: z
    .string()
    .optional()
    .meta({ value: '<path>', description: 'file or folder of the station, for file' }),
  on: z.boolean().optional().meta({ description: 'receive messages' }),
  off: z.boolean().optional().meta({ description: 'receive no messages' }),
});
type InputOptions = OptionsOf<typeof inputOptions>;

/** Fields of transports for which there is no option. */
const usualFields: Readonly<Record<string, object>> = {
  'http-poll': { every_s: 5 },
  websocket: { subscribe: '' },
};

/** @throws CliError usage for both --on and --off, and for fields of a transport without --by */
function flagsOf({ name, system, by, address, host, port, path, on, off }: InputOptions) {
  if (on && off) throw new CliError('usage', 'Give --on or --off, not both.');
  const place = Object.entries({ url: address, host, port, path }).filter(([, value]) => value !== undefined);
  if (by === undefined && place.length > 0)
    throw new CliError('usage', 'Give --by with --address, --host, --port and --path.');
  return {
    name,
    system,
    transport: by === undefined ? undefined : { type: by, ...usualFields[by], ...Object.fromEntries(place) },
    active: on ? true : off ? false : undefined,
  };
}

/** Prints the token, which is shown only once. */
function printToken(
  context: CommandContext,
  given: GlobalOptions,
  made: PlayoutInputWithToken,
  done: string,
) {
  const { input, token } = made;
  if (token === '') {
    printOutcome(context, given, made, done);
    return;
  }
  if (!given.json) context.terminal.out(`${token}\n`);
  const text = `${done} Send its messages to ${input.address} with this token as password. It is not shown again.`;
  printOutcome(context, given, made, text);
}

async function add(context: CommandContext, given: InputOptions): Promise<void> {
  const read = await readFields(context, given, playoutInputCreate, flagsOf(given));
  const fields = checkFields(playoutInputCreate, read);
  const { client } = await openSession(context, given);
  const made = await client.playout.createInput(fields);
  printToken(context, given, made, `Input ${made.input.id} is added.`);
}

async function change(context: CommandContext, given: InputOptions, id: number): Promise<void> {
  const changes = await readFields(context, given, playoutInputUpdate, flagsOf(given));
  const { client } = await openSession(context, given);
  const { token, ...input } = await client.playout.updateInput(id, changes);
  if (token === '') return printOutcome(context, given, input, `Input ${id} is changed.`);
  printToken(context, given, { input, token }, `Input ${id} is changed.`);
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  await deleteEach(context, given, ids, {
    noun: 'input',
    consequence: 'Its journal is deleted. The events that it logged stay.',
    run: (id) => client.playout.removeInput(id),
  });
}

async function renew(context: CommandContext, given: OptionsOf<typeof yesOption>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const question = () => `Replace the token of input ${id}? The old one is void at once.`;
  if (!(await confirm(context, given, question))) return;
  printToken(context, given, await client.playout.newToken(id), `Input ${id} has a new token.`);
}

async function order(context: CommandContext, given: GlobalOptions, ids: readonly number[]): Promise<void> {
  const { client } = await openSession(context, given);
  const { inputs } = await client.playout.orderInputs([...ids]);
  const names = inputs.map(({ name }) => name).join(', ');
  printOutcome(context, given, inputs, `The order is ${names}.`);
}

async function settings(context: CommandContext, given: OptionsOf<typeof fieldOptions>): Promise<void> {
  const { client } = await openSession(context, given);
  if (given.set === undefined && given.file === undefined) {
    printValue(context, given, (await client.playout.inputs()).settings);
    return;
  }
  const changes = await readFields(context, given, playoutSettings);
  printOutcome(
    context,
    given,
    await client.playout.saveSettings(changes),
    'The settings of carts are changed.',
  );
}

export const addInput = defineCommand({ options: inputOptions, run: add });
export const changeInput = defineCommand({ argument: inputId, options: inputOptions, run: change });
export const removeInputs = defineCommand({ argument: inputIds, options: yesOption, run: remove });
export const renewToken = defineCommand({ argument: inputId, options: yesOption, run: renew });
export const orderInputs = defineCommand({ argument: inputIds, run: order });
export const cartSettings = defineCommand({ options: fieldOptions, run: settings });
