export { EpisodeList, type EpisodeListProps } from './episode-list.tsx';
export { EpisodePage, type EpisodePageProps } from './episode-page.tsx';
export { NowPlaying } from './now-playing.tsx';
export { ProgrammeWeek, type ProgrammeWeekProps } from './programme-week.tsx';
export { Schedule, type ScheduleProps } from './schedule.tsx';
export { ShowList, type ShowListProps } from './show-list.tsx';
export { ShowPage, type ShowPageData, type ShowPageProps } from './show-page.tsx';
export { Tracklist, type TracklistProps } from './tracklist.tsx';
export type { BlockProps } from './use-site-data.ts';
