export { EpisodeDate } from './episode-date.tsx';
export { type EpisodeDialogKind, EpisodeDialogs } from './episode-dialogs.tsx';
export { EpisodeName } from './episode-name.tsx';
export { episodeTableMessages } from './episode-table.messages.ts';
export { EpisodeTime } from './episode-time.tsx';
export { statusOptions } from './status-options.ts';
export { type EpisodePageState, useEpisodePage } from './use-episode-page.ts';
export { useOpenDialog } from './use-open-dialog.ts';
export { useTypedSearch } from './use-typed-search.ts';
