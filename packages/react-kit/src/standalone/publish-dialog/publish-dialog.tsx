import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { withWords } from '../../host/with-words.tsx';
import type { PublishDialogProps } from './publish-dialog-props.ts';

const OpenDialog = lazyDialog(() =>
  import('./open-publish-dialog.tsx').then((module) => module.OpenPublishDialog),
);

/**
 * Checks a stored episode, and publishes it, schedules it or saves it as a draft. It shows in itself that the episode loads, could
 * not be loaded, or may not be published by the user, and never overwrites another user's version without asking.
 */
export const PublishDialog = withWords(
  'publish-dialog',
  function PublishDialog({ open, ...props }: PublishDialogProps) {
    return open ? <OpenDialog key={props.episodeId} {...props} /> : null;
  },
  null,
);
