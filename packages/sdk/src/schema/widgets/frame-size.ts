import type { WidgetConfig } from './widget.ts';

/** In CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

type Shape = Pick<
  WidgetConfig,
  'mode' | 'episode' | 'vertical' | 'gallery' | 'albumart' | 'visualization' | 'hashtags' | 'shownotes'
>;

/** The picture takes 210 px, including the visualization on it; without a picture, the visualization takes 15 px. */
function pictureHeight({ albumart, vertical, visualization }: Shape): number {
  if (albumart || vertical) return 210;
  return visualization ? 15 : 0;
}

/**
 * The size of a player, known before anything loads so that the page does not shift.
 * Each part adds its height, except that picture and visualization share one place.
 * A vertical player always has a picture.
 */
export function frameSize(shape: Shape): FrameSize {
  if (shape.mode === 'mini') return { width: 571, height: 91 };
  const { gallery, episode, hashtags, shownotes } = shape;
  // A player of one episode has one row in its list, which is two lines high in a narrow player.
  const list = episode === null ? 339 : 94;
  return {
    width: 700,
    height: 181 + (gallery ? list : 0) + pictureHeight(shape) + (hashtags ? 72 : 0) + (shownotes ? 74 : 0),
  };
}

/** The size in the Embed Audio dialog, which leaves a pixel above and below the player: 700 × 467 for the first design. */
export function episodeFrameSize(shape: Shape): FrameSize {
  const { width, height } = frameSize(shape);
  return { width, height: height + 2 };
}
