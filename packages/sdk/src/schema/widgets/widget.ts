import { z } from 'zod';
import { hexColor } from '../common/hex-color.ts';
import { publicationDate, queryInteger } from '../common/scalars.ts';
import { defaultWidgetColors } from './default-widget-colors.ts';

/** Colours of a player. */
export const widgetColors = z.object({
  /** Background colour, `#rrggbb`. */
  background: hexColor,
  /** Colour of the play button, `#rrggbb`. */
  play_button: hexColor,
  /** Colour of the text, `#rrggbb`. */
  start_remaining: hexColor,
});
export type WidgetColors = z.output<typeof widgetColors>;

/** The look of a web widget, stored in `historical_items` of its destination. */
export const widgetLook = z.object({
  /** Colours of the player. */
  colors: widgetColors,
  /** Whether the player fills the width of the page. */
  full: z.boolean(),
  /** Whether the list is below the player. */
  vertical: z.boolean(),
});
export type WidgetLook = z.output<typeof widgetLook>;

export const defaultWidgetLook: WidgetLook = { colors: defaultWidgetColors, full: false, vertical: false };

/** Parameters of an embed code. */
export const widgetConfig = widgetLook.extend({
  version: z.literal(4),
  station: z.string(),
  mode: z.enum(['classic', 'mini']),
  /** Id of the destination, of the type `webwidget`. */
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
  /** Id of a destination of the type web widget. */
  zone: queryInteger.optional(),
  /** Id of one published episode to show instead of a zone. */
  playlist_id: queryInteger.optional(),
  page: queryInteger.pipe(z.int().min(1)).optional(),
  limit: queryInteger.pipe(z.int().min(1).max(10_000)).optional(),
});

/** A published episode in a player. */
export const widgetEpisode = z.object({
  playlist_id: z.int(),
  /** Name of the episode. */
  name: z.string(),
  /** Description as HTML. */
  description: z.string(),
  /** Title of the show. */
  show_title: z.string(),
  /** Length in seconds. */
  duration: z.number(),
  /** When it was published. */
  published: publicationDate,
  /** Square cover; empty for none. */
  square_image: z.string(),
  /** Wide image; empty for none. */
  rectangle_image: z.string(),
  /** Address of the mp3. */
  audio_url: z.string(),
  /** Address of its public page. */
  short_url: z.string(),
  /** Names of its tags. */
  tags: z.array(z.string()),
  /** Whether its content is explicit. */
  explicit: z.boolean(),
  /** In order; `start` is in seconds. */
  chapters: z.array(
    z.object({
      /** Seconds from the start of the episode. */
      start: z.number(),
      /** Title of the chapter. */
      title: z.string(),
    }),
  ),
  /** Address of the transcript as WebVTT; empty if there is none. */
  transcript_url: z.string(),
});
export type WidgetEpisode = z.output<typeof widgetEpisode>;

export const widgetResponse = z.object({
  /** Episodes of the page. */
  playlists: z.array(widgetEpisode),
  total_count: z.int(),
  page: z.int(),
  limit: z.int(),
  /** Title of the station. */
  station_name: z.string(),
  look: widgetLook,
  /** Whether players report page views and errors to the station (`embeds.report`). */
  reports: z.boolean(),
});
export type WidgetResponse = z.output<typeof widgetResponse>;
