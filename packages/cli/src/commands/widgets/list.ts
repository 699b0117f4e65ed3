import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { clockOf, minuteOf, printList, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { findWidget, lookOf } from './find-widget.ts';
import { widgetId } from './widget-id.ts';

const episodeOptions = z.object({
  limit: wholeNumber.default(20).meta({ value: '<n>', description: 'at most this many' }),
});

/** Prints the widgets of the station. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const { objects } = await client.connections.list();
  const widgets = objects.filter(({ type }) => type === 'webwidget');
  printList(context, options, widgets, {
    head: ['ID', 'STATE', 'PLAYER', 'TITLE'],
    row: (widget) => {
      const { full, vertical } = lookOf(widget);
      const player = [full ? 'full' : 'single', ...(vertical ? ['vertical'] : [])].join(', ');
      return [String(widget.id), widget.status ? 'on' : 'off', player, widget.title];
    },
    none: 'No widgets.',
  });
}

/** Prints a widget with all its fields. */
async function show(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  printValue(context, options, await findWidget(client, id));
}

/** Prints the published episodes of a widget, newest first. */
async function episodes(
  context: CommandContext,
  given: OptionsOf<typeof episodeOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  await findWidget(client, id);
  const { playlists } = await client.widgets.get({ zone: id, limit: given.limit });
  printList(context, given, playlists, {
    head: ['ID', 'PUBLISHED (UTC)', 'LENGTH', 'SHOW', 'NAME'],
    row: ({ playlist_id, published, duration, show_title, name }) => [
      String(playlist_id),
      minuteOf(published),
      clockOf(duration),
      show_title,
      name,
    ],
    none: 'No episodes.',
  });
}

export const listWidgets = defineCommand({ run: list });
export const showWidget = defineCommand({ argument: widgetId, run: show });
export const listWidgetEpisodes = defineCommand({
  argument: widgetId,
  options: episodeOptions,
  run: episodes,
});
