export { type DayFigures, type DayReach, type FirstDayRow } from './analytics-tables.ts';
export type { SubscriberDownloads } from './subscribers/subscribers.repository.ts';
export type { StationFigures } from './station-figures.repository.ts';
export type { CountedVersion } from './count-downloads.ts';
export type { Listener } from './listeners.ts';
export { joinSpans, type Spans } from './spans.ts';
export { createAnalytics, type Analytics } from './analytics.feature.ts';
export type { MinuteHistory } from './retention/retention.repository.ts';
