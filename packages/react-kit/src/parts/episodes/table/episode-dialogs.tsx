import type { EpisodeSummary, Settings } from '@postkit/sdk/schema';
import { lazyDialog } from '../../../host/lazy-dialog.tsx';

const EmbedAudioDialog = lazyDialog(() =>
  import('../embed/embed-audio-dialog.tsx').then((module) => module.EmbedAudioDialog),
);
const ShareClipDialog = lazyDialog(() =>
  import('../../share-clips/dialog/share-clip-dialog.tsx').then((module) => module.ShareClipDialog),
);
const DeliveriesDialog = lazyDialog(() =>
  import('../../deliveries/dialog/deliveries-dialog.tsx').then((module) => module.DeliveriesDialog),
);
const AudioVersionsDialog = lazyDialog(() =>
  import('../audio-versions/audio-versions-dialog.tsx').then((module) => module.AudioVersionsDialog),
);
const ReplaceAudioDialog = lazyDialog(() =>
  import('../replace-audio/replace-audio-dialog.tsx').then((module) => module.ReplaceAudioDialog),
);
const DownloadAudioDialog = lazyDialog(() =>
  import('../download/download-audio-dialog.tsx').then((module) => module.DownloadAudioDialog),
);
const SharingDialog = lazyDialog(() =>
  import('../share/sharing-dialog.tsx').then((module) => module.SharingDialog),
);
const UnpublishDialog = lazyDialog(() =>
  import('../unpublish/unpublish-dialog.tsx').then((module) => module.UnpublishDialog),
);
const DeleteEpisodeDialog = lazyDialog(() =>
  import('./delete-episode-dialog.tsx').then((module) => module.DeleteEpisodeDialog),
);
const DownloadVideoDialog = lazyDialog(() =>
  import('./download-video-dialog.tsx').then((module) => module.DownloadVideoDialog),
);

export type EpisodeDialogKind =
  | 'share'
  | 'download'
  | 'clip'
  | 'embed'
  | 'video'
  | 'receipts'
  | 'versions'
  | 'replace'
  | 'unpublish'
  | 'delete';

export interface EpisodeDialog {
  kind: EpisodeDialogKind;
  episode: EpisodeSummary;
}

export interface EpisodeDialogsProps {
  dialog: EpisodeDialog;
  settings: Settings;
  onClose: () => void;
}

/** The dialog that is open. */
export function EpisodeDialogs({ dialog: { kind, episode }, settings, onClose }: EpisodeDialogsProps) {
  switch (kind) {
    case 'share':
      return <SharingDialog name={episode.name} url={episode.short_url} onClose={onClose} />;
    case 'download':
      return <DownloadAudioDialog episode={episode} onClose={onClose} />;
    case 'embed':
      return (
        <EmbedAudioDialog
          episode={episode}
          station={settings.station}
          widgetDomain={settings.widget_domain}
          onClose={onClose}
        />
      );
    case 'clip':
      return <ShareClipDialog episode={episode} onClose={onClose} />;
    case 'video':
      return <DownloadVideoDialog episode={episode} settings={settings} onClose={onClose} />;
    case 'receipts':
      return <DeliveriesDialog episode={{ id: episode.playlist_id, name: episode.name }} onClose={onClose} />;
    case 'versions':
      return <AudioVersionsDialog episode={episode} onClose={onClose} />;
    case 'replace':
      return <ReplaceAudioDialog episode={episode} settings={settings} onClose={onClose} />;
    case 'unpublish':
      return <UnpublishDialog episode={episode} onClose={onClose} onDone={onClose} />;
    case 'delete':
      return <DeleteEpisodeDialog episode={episode} onClose={onClose} />;
  }
}
