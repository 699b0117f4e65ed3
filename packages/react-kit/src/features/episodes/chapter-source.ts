import { createContext } from 'react';
import type { ChapterPiece } from './propose-chapters.ts';

/** The audio that chapters are proposed from. */
export interface ChapterSource {
  pieces: readonly ChapterPiece[];
  /** Id of the event that plays before the first piece; null for none. */
  introId: number | null;
}

/** Set by the screen that opens the publish dialog; null if it does not know the audio. */
export const ChapterSourceContext = createContext<ChapterSource | null>(null);
