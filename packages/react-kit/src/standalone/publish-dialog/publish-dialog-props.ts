import type { Episode } from '@postkit/sdk/schema';

export interface PublishDialogProps {
  /** Id of a stored episode, in any state. */
  episodeId: number;
  /** Each opening starts from the episode as it is on the station. */
  open: boolean;
  /** The user closed the dialog, or the episode is saved: set `open` to false. */
  onClose: () => void;
  /** The episode is published, scheduled for its `delay_post_until` (unix seconds), or updated while it is. Runs before `onClose`. */
  onPublished?: ((episode: Episode) => void) | undefined;
  /** The episode is saved as a draft. Runs before `onClose`. */
  onSaved?: ((episode: Episode) => void) | undefined;
}
