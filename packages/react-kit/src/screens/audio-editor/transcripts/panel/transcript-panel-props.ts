import type { MsRange } from '../../../../data/transcripts/index.ts';

/** Edits that a screen offers for words. */
interface WordActions {
  /** Removes stretches of the audio as one step. */
  onCut?: ((removed: readonly MsRange[]) => void) | undefined;
  /** Makes a clip of a stretch, named after its words. */
  onClip?: ((range: MsRange, name: string) => void) | undefined;
  /** Another edit is running. */
  isBusy?: boolean | undefined;
}

export interface TranscriptPanelProps extends WordActions {
  eventId: number;
  title: string;
  durationMs: number;
  /** Milliseconds of the audio that is heard now; null while another or none plays. */
  positionMs: number | null;
  onPlay: (ms: number) => void;
  /** The transcript without times, to show until the words are loaded. */
  text?: string | null | undefined;
  /** Words to find at the start. */
  query?: string | undefined;
}
