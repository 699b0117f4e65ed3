import type { AudioEvent, LogGap, LogSilence } from '@postkit/sdk/schema';
import type { LabelName } from '../../categories/index.ts';
import type { LogPage } from '../../logger/index.ts';
import type { Tick } from './strip-ticks.ts';
import type { Span } from './strip-window.ts';

/** An event as the strip draws it. */
export interface StripSegment {
  event: AudioEvent;
  label: LabelName;
  /** Left out by the filters. */
  isDimmed: boolean;
  isRepeat: boolean;
}

/** All that is to be seen. Times in unix seconds, lengths in CSS pixels. */
export interface StripScene {
  width: number;
  window: Span;
  day: Span;
  /** The hours that the filters ask for. */
  hours: Span;
  now: number;
  ticks: readonly Tick[];
  page: LogPage | undefined;
  /** In the order in which they aired. */
  segments: readonly StripSegment[];
  gaps: readonly LogGap[];
  silences: readonly LogSilence[];
  position: number | null;
  currentId: number | null;
}
