import { z } from 'zod';
import { defaultWidgetLook, hexColor, type WidgetLook } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { idsArgument } from '../../core/id-arguments.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { findWidget, lookOf } from './find-widget.ts';
import { widgetId } from './widget-id.ts';

const yesOrNo = z.enum(['yes', 'no']).optional();
const options = z.object({
  title: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'name of the widget, not shown to listeners' }),
  full: yesOrNo.meta({ value: '<yes|no>', description: 'a gallery of episodes instead of the newest one' }),
  vertical: yesOrNo.meta({ value: '<yes|no>', description: 'the picture above the controls' }),
  background: hexColor.optional().meta({ value: '<color>', description: 'color such as #F1F6FB' }),
  playButton: hexColor.optional().meta({ value: '<color>', description: 'color of the play button' }),
  startRemaining: hexColor.optional().meta({ value: '<color>', description: 'color of the times' }),
});
type Options = OptionsOf<typeof options>;

const lookOptions = ['full', 'vertical', 'background', 'playButton', 'startRemaining'] as const;
const changesLook = (given: Options) => lookOptions.some((name) => given[name] !== undefined);

/** A look with the given changes. */
function changedLook({ full, vertical, colors }: WidgetLook, given: Options): WidgetLook {
  return {
    full: given.full === undefined ? full : given.full === 'yes',
    vertical: given.vertical === undefined ? vertical : given.vertical === 'yes',
    colors: {
      background: given.background ?? colors.background,
      play_button: given.playButton ?? colors.play_button,
      start_remaining: given.startRemaining ?? colors.start_remaining,
    },
  };
}

async function create(context: CommandContext, given: Options): Promise<void> {
  const { client } = await openSession(context, given);
  // An episode is published to every widget unless its editor deselects it.
  const fields = {
    type: 'webwidget' as const,
    default_on_post: true,
    ...(given.title === undefined ? {} : { title: given.title }),
  };
  const historical_items = { ...changedLook(defaultWidgetLook, given) };
  printCreated(context, given, await client.connections.create({ ...fields, historical_items }), 'Widget');
}

async function edit(context: CommandContext, given: Options, id: number): Promise<void> {
  if (given.title === undefined && !changesLook(given))
    throw new CliError('usage', 'Pass --title or an option of the look.');
  const { client } = await openSession(context, given);
  const widget = await findWidget(client, id);
  const changed = await client.connections.update(id, {
    ...(given.title === undefined ? {} : { title: given.title }),
    ...(changesLook(given)
      ? { historical_items: { ...widget.historical_items, ...changedLook(lookOf(widget), given) } }
      : {}),
  });
  printOutcome(context, given, changed, `Widget ${id} is changed.`);
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  async function run(id: number): Promise<void> {
    await findWidget(client, id);
    await client.connections.delete(id);
  }
  const consequence = 'Players on other sites that use its embed code stop working.';
  await deleteEach(context, given, ids, { noun: 'widget', consequence, run });
}

export const createWidget = defineCommand({ options, run: create });
export const editWidget = defineCommand({ argument: widgetId, options, run: edit });
export const deleteWidgets = defineCommand({
  argument: idsArgument('widgets list'),
  options: yesOption,
  run: remove,
});
