import { z } from 'zod';
import {
  embedCode,
  type EmbedCodeOptions,
  episodeEmbedConfig,
  episodeFrameSize,
  parseTimecode,
  type WidgetConfig,
  widgetConfig,
  widgetConfigDefaults,
} from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { findWidget, lookOf } from './find-widget.ts';
import { widgetId } from './widget-id.ts';

const parts = ['gallery', 'albumart', 'visualization', 'hashtags', 'shownotes'] as const;
const part = z.array(z.enum(parts, { error: `This must be one of ${parts.join(', ')}.` })).optional();
const { mode, theme, autoplay } = widgetConfig.shape;
const between = 'This must be a number from 1 to 100.';
const options = z.object({
  style: z
    .enum(['script', 'iframe'])
    .default('script')
    .meta({ value: '<style>', description: 'kind of the code' }),
  mode: mode.optional().meta({ value: '<mode>', description: 'size of the player' }),
  theme: theme.optional().meta({ value: '<theme>', description: 'colors; custom uses those of the widget' }),
  autoplay: autoplay
    .optional()
    .meta({ value: '<what>', description: 'what plays after the end of an episode' }),
  limit: wholeNumber
    .pipe(z.int().min(1, between).max(100, between))
    .optional()
    .meta({ value: '<n>', description: 'episodes in the gallery, at most 100' }),
  start: z
    .string()
    .transform((text, issues) => {
      const seconds = parseTimecode(text);
      if (seconds === null) issues.addIssue('This must be a time such as 90, 1:30 or 1:02:03.');
      return seconds ?? 0;
    })
    .optional()
    .meta({ value: '<time>', description: 'where the first episode starts, such as 1:30' }),
  with: part.meta({
    value: '<part>',
    description: `part of the player: ${parts.join(', ')}; repeat for more`,
  }),
  without: part.meta({ value: '<part>', description: 'part to leave out; repeat for more' }),
});
type Options = OptionsOf<typeof options>;

function configured(config: WidgetConfig, given: Options): WidgetConfig {
  const chosen = Object.fromEntries([
    ...(given.with ?? []).map((name) => [name, true] as const),
    ...(given.without ?? []).map((name) => [name, false] as const),
  ]);
  return {
    ...config,
    mode: given.mode ?? config.mode,
    theme: given.theme ?? config.theme,
    autoplay: given.autoplay ?? config.autoplay,
    limit: given.limit ?? config.limit,
    start: given.start ?? config.start,
    ...chosen,
  };
}

function printCode(
  context: CommandContext,
  given: Options,
  config: WidgetConfig,
  code: EmbedCodeOptions,
): void {
  const codes = embedCode(config, code);
  if (given.json) printJson(context, codes);
  else context.terminal.out(`${codes[given.style]}\n`);
}

/** Prints the embed code of a widget in its own colors. */
async function ofWidget(context: CommandContext, given: Options, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const [widget, { settings }] = await Promise.all([findWidget(client, id), client.settings.get()]);
  const config = widgetConfigDefaults({
    ...lookOf(widget),
    station: settings.station,
    zone: id,
    theme: 'custom',
  });
  printCode(context, given, configured(config, given), {
    widgetDomain: settings.widget_domain,
    title: widget.title || undefined,
  });
}

/** Prints the embed code of one episode. */
async function ofEpisode(context: CommandContext, given: Options, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const [episode, { settings }] = await Promise.all([client.episodes.get(id), client.settings.get()]);
  if (episode.status !== 'published')
    context.terminal.err(`Episode ${id} is not published. The player is empty until it is.\n`);
  const config = configured(episodeEmbedConfig(settings.station, id), given);
  printCode(context, given, config, {
    widgetDomain: settings.widget_domain,
    size: episodeFrameSize(config),
    title: episode.name,
  });
}

export const embedWidget = defineCommand({ argument: widgetId, options, run: ofWidget });
export const embedEpisode = defineCommand({ argument: idArgument('episodes list'), options, run: ofEpisode });
