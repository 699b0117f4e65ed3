// Written by `npm run generate`.

/** Colours of a player. */
export interface WidgetColors {
  /** Background colour, `#rrggbb`. A CSS colour in hex, as colour pickers write it. */
  background: string;
  /** Colour of the play button, `#rrggbb`. A CSS colour in hex, as colour pickers write it. */
  play_button: string;
  /** Colour of the text, `#rrggbb`. A CSS colour in hex, as colour pickers write it. */
  start_remaining: string;
}

/** The look of a web widget, stored in `historical_items` of its destination. */
export interface WidgetLook {
  /** Colours of the player. */
  colors: WidgetColors;
  /** Whether the player fills the width of the page. */
  full: boolean;
  /** Whether the list is below the player. */
  vertical: boolean;
}

/** Query of the operation `widgets.get`. */
export interface WidgetQuery {
  /** Id of a destination of the type web widget. */
  zone?: number | undefined;
  /** Id of one published episode to show instead of a zone. */
  playlist_id?: number | undefined;
  /** Page number, from 1. */
  page?: number | undefined;
  /** Number of entries on a page. */
  limit?: number | undefined;
}

/** A published episode in a player. */
export interface WidgetEpisode {
  /** Id of the episode. */
  playlist_id: number;
  /** Name of the episode. */
  name: string;
  /** Description as HTML. */
  description: string;
  /** Title of the show. */
  show_title: string;
  /** Length in seconds. */
  duration: number;
  /** When it was published. Unix seconds, UTC, of a publication, which an archive may date before 1970: negative then. */
  published: number;
  /** Square cover; empty for none. */
  square_image: string;
  /** Wide image; empty for none. */
  rectangle_image: string;
  /** Address of the mp3. */
  audio_url: string;
  /** Address of its public page. */
  short_url: string;
  /** Names of its tags. */
  tags: string[];
  /** Whether its content is explicit. */
  explicit: boolean;
  /** In order; `start` is in seconds. */
  chapters: {
    /** Seconds from the start of the episode. */
    start: number;
    /** Title of the chapter. */
    title: string;
  }[];
  /** Address of the transcript as WebVTT; empty if there is none. */
  transcript_url: string;
}

/** Response of the operation `widgets.get`. */
export interface WidgetResponse {
  /** Episodes of the page. */
  playlists: WidgetEpisode[];
  /** Number of entries on all pages. */
  total_count: number;
  /** Page number, from 1. */
  page: number;
  /** Number of entries on a page. */
  limit: number;
  /** Title of the station. */
  station_name: string;
  /** The look of a web widget, stored in `historical_items` of its destination. */
  look: WidgetLook;
  /** Whether players report page views and errors to the station (`embeds.report`). */
  reports: boolean;
}
