import type { AudioEvent, LogFallback, LogGap, LogSilence } from '@postkit/sdk/schema';
import type { LabelName } from '../../../data/categories/index.ts';
import type { LogPage } from '../../../data/logger/index.ts';
import type { Tick } from './strip-ticks.ts';
import type { Span } from './strip-window.ts';

/** An event as the strip draws it. */
export interface StripSegment {
  event: AudioEvent;
  label: LabelName;
  /** Hidden in the list by the filters. */
  isDimmed: boolean;
  isRepeat: boolean;
}

/** Everything that the strip draws. Times in unix seconds, lengths in CSS pixels. */
export interface StripScene {
  width: number;
  window: Span;
  day: Span;
  /** The hours of the filters. */
  hours: Span;
  now: number;
  ticks: readonly Tick[];
  page: LogPage | undefined;
  /** In airing order. */
  segments: readonly StripSegment[];
  gaps: readonly LogGap[];
  silences: readonly LogSilence[];
  fallbacks: readonly LogFallback[];
  position: number | null;
  currentId: number | null;
}
