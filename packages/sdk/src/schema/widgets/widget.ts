import { z } from 'zod';
import { hexColor } from '../common/hex-color.ts';
import { queryInteger, unixSeconds } from '../common/scalars.ts';
import { defaultWidgetColors } from './default-widget-colors.ts';

export const widgetColors = z.object({ background: hexColor, play_button: hexColor, start_remaining: hexColor });
export type WidgetColors = z.output<typeof widgetColors>;

/** The look of a web widget, stored in `historical_items` of its connection. */
export const widgetLook = z.object({ colors: widgetColors, full: z.boolean(), vertical: z.boolean() });
export type WidgetLook = z.output<typeof widgetLook>;

export const defaultWidgetLook: WidgetLook = { colors: defaultWidgetColors, full: false, vertical: false };

/** Parameters of an embed code. */
export const widgetConfig = widgetLook.extend({
  version: z.literal(4),
  station: z.string(),
  mode: z.enum(['classic', 'mini']),
  /** Id of the web widget connection. */
  zone: z.int().nullable(),
  /** Id of one episode to show instead of a zone. */
  episode: z.int().nullable(),
  theme: z.enum(['light', 'dark', 'custom']),
  autoplay: z.enum(['next', 'live', 'none']),
  gallery: z.boolean(),
  limit: z.int().min(1).max(100),
  albumart: z.boolean(),
  visualization: z.boolean(),
  hashtags: z.boolean(),
  shownotes: z.boolean(),
  /** Seconds at which the first episode starts. */
  start: z.number().min(0),
});
export type WidgetConfig = z.output<typeof widgetConfig>;

export const widgetQuery = z.object({
  zone: queryInteger.optional(),
  /** Id of one published episode to show instead of a zone. */
  playlist_id: queryInteger.optional(),
  page: queryInteger.pipe(z.int().min(1)).optional(),
  limit: queryInteger.pipe(z.int().min(1).max(10_000)).optional(),
});

/** A published episode in a player. */
export const widgetEpisode = z.object({
  playlist_id: z.int(),
  name: z.string(),
  description: z.string(),
  show_title: z.string(),
  duration: z.number(),
  published: unixSeconds,
  square_image: z.string(),
  rectangle_image: z.string(),
  audio_url: z.string(),
  short_url: z.string(),
  tags: z.array(z.string()),
  explicit: z.boolean(),
  /** In order; `start` is in seconds. */
  chapters: z.array(z.object({ start: z.number(), title: z.string() })),
  /** Address of the transcript as WebVTT; empty if there is none. */
  transcript_url: z.string(),
});
export type WidgetEpisode = z.output<typeof widgetEpisode>;

export const widgetResponse = z.object({
  playlists: z.array(widgetEpisode),
  total_count: z.int(),
  page: z.int(),
  limit: z.int(),
  station_name: z.string(),
  look: widgetLook,
});
export type WidgetResponse = z.output<typeof widgetResponse>;
