import type { EpisodeSummary, Settings } from '@postkit/sdk/schema';
import { Suspense } from 'react';
import { PartFailureDialog } from '../../../host/part-failure-dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { DeliveriesDialog } from '../../deliveries/dialog/index.ts';
import { DownloadAudioDialog } from '../download/download-audio-dialog.tsx';
import { SharingDialog } from '../share/sharing-dialog.tsx';
import { UnpublishDialog } from '../unpublish/unpublish-dialog.tsx';
import { DeleteEpisodeDialog } from './delete-episode-dialog.tsx';
import { DownloadVideoDialog } from './download-video-dialog.tsx';

// Loaded on demand: most visits do not need the embed code and its preview.
const EmbedAudioDialog = lazyPart(
  () => import('../embed/embed-audio-dialog.tsx').then((module) => module.EmbedAudioDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

const ShareClipDialog = lazyPart(
  () => import('../../share-clips/dialog/index.ts').then((module) => module.ShareClipDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

export type EpisodeDialogKind = 'share' | 'download' | 'clip' | 'embed' | 'video' | 'receipts' | 'unpublish' | 'delete';

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
        <Suspense fallback={null}>
          <EmbedAudioDialog episode={episode} station={settings.station} widgetDomain={settings.widget_domain} onClose={onClose} />
        </Suspense>
      );
    case 'clip':
      return (
        <Suspense fallback={null}>
          <ShareClipDialog episode={episode} onClose={onClose} />
        </Suspense>
      );
    case 'video':
      return <DownloadVideoDialog episode={episode} settings={settings} onClose={onClose} />;
    case 'receipts':
      return <DeliveriesDialog episode={{ id: episode.playlist_id, name: episode.name }} onClose={onClose} />;
    case 'unpublish':
      return <UnpublishDialog episode={episode} onClose={onClose} onDone={onClose} />;
    case 'delete':
      return <DeleteEpisodeDialog episode={episode} onClose={onClose} />;
  }
}
