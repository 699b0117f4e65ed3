import type { ShareClipAspect } from '@postkit/sdk/schema';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text: its anchor as in ASS (5 is the centre, 7 the top left), and its height in pixels. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 5 | 7 | 8;
  readonly size: number;
}

/** Where the parts of a clip are, in pixels. The apps cover the top 120 and the bottom 320 pixels of a tall video. */
export interface ClipLayout {
  readonly width: number;
  readonly height: number;
  readonly art: Box;
  readonly station: TextPlace;
  readonly title: TextPlace;
  /** The width of a line in pixels, and the most lines. */
  readonly titleLines: { readonly width: number; readonly most: number };
  readonly captions: TextPlace;
  /** The width of a line in pixels. */
  readonly captionWidth: number;
  readonly wave: { readonly top: number; readonly height: number };
}

export const clipLayouts: Readonly<Record<ShareClipAspect, ClipLayout>> = {
  '9:16': {
    width: 1080,
    height: 1920,
    art: { left: 190, top: 240, width: 700, height: 700 },
    station: { x: 540, y: 180, anchor: 5, size: 40 },
    title: { x: 540, y: 984, anchor: 8, size: 52 },
    titleLines: { width: 860, most: 2 },
    captions: { x: 540, y: 1245, anchor: 5, size: 88 },
    captionWidth: 860,
    wave: { top: 1400, height: 160 },
  },
  '1:1': {
    width: 1080,
    height: 1080,
    art: { left: 72, top: 72, width: 320, height: 320 },
    station: { x: 436, y: 84, anchor: 7, size: 36 },
    title: { x: 436, y: 144, anchor: 7, size: 52 },
    titleLines: { width: 572, most: 4 },
    captions: { x: 540, y: 620, anchor: 5, size: 84 },
    captionWidth: 900,
    wave: { top: 844, height: 150 },
  },
};
