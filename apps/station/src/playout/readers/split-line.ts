import { cleanTitle } from '../../audio/recorder/stream-title.ts';

/** The parts of a line such as `Artist - Title`; without a dash the whole line is the title. */
export interface LineParts {
  readonly artist: string;
  readonly album: string;
  readonly title: string;
}

/** @param hasAlbum whether three parts are artist, album and title; otherwise everything after the first dash is the title */
export function splitLine(line: string, hasAlbum = false): LineParts {
  const text = cleanTitle(line);
  const parts = text.split(/\s+[-–—]\s+/);
  if (hasAlbum && parts.length === 3)
    return { artist: parts[0] ?? '', album: parts[1] ?? '', title: parts[2] ?? '' };
  const dash = /\s+[-–—]\s+/.exec(text);
  if (!dash) return { artist: '', album: '', title: text };
  return {
    artist: text.slice(0, dash.index).trim(),
    album: '',
    title: text.slice(dash.index + dash[0].length).trim(),
  };
}
