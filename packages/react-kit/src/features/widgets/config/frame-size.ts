import type { WidgetConfig } from '@postkit/sdk/schema';

/** CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

type Shape = Pick<WidgetConfig, 'mode' | 'vertical' | 'gallery' | 'albumart' | 'visualization' | 'hashtags' | 'shownotes'>;

/** In the Embed Audio dialog: picture (210) and notes (74) with the controls (181), and a pixel of border on each side. */
export const episodeFrameSize: FrameSize = { width: 700, height: 467 };

/** The picture has its own 210 px, and the moving bars then lie on it; without a picture they take 15. */
function pictureHeight({ albumart, vertical, visualization }: Shape): number {
  if (albumart || vertical) return 210;
  return visualization ? 15 : 0;
}

/**
 * The room that a player takes, known before anything is loaded so that nothing in the page moves.
 * Each part adds its own height, except that picture and moving bars share one place.
 * A vertical player has its picture on top, so it always has that place.
 */
export function frameSize(shape: Shape): FrameSize {
  if (shape.mode === 'mini') return { width: 571, height: 91 };
  const { gallery, hashtags, shownotes } = shape;
  return { width: 700, height: 181 + (gallery ? 339 : 0) + pictureHeight(shape) + (hashtags ? 72 : 0) + (shownotes ? 74 : 0) };
}
