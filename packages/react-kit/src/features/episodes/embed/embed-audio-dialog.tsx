import type { EpisodeSummary } from '@postkit/sdk/schema';
import { episodeEmbedConfig, episodeFrameSize } from '../../widgets/config/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { WidgetCode } from '../../widgets/code/index.ts';
import { embedAudioMessages as messages } from './embed-audio.messages.ts';

export interface EmbedAudioDialogProps {
  episode: EpisodeSummary;
  /** Slug. */
  station: string;
  /** The settings' `widget_domain`. */
  widgetDomain: string;
  onClose: () => void;
}

/** Code that embeds the player of one episode in another site, as an iframe of 700 × 467 px. */
export function EmbedAudioDialog({ episode, station, widgetDomain, onClose }: EmbedAudioDialogProps) {
  return (
    <Dialog isOpen title={messages.title} size="large" onClose={onClose}>
      <div className="pk-stack">
        {episode.status !== 'published' && <Banner tone="warning">{messages.unpublished}</Banner>}
        <WidgetCode
          config={episodeEmbedConfig(station, episode.playlist_id)}
          widgetDomain={widgetDomain}
          size={episodeFrameSize}
          title={episode.name}
        />
      </div>
    </Dialog>
  );
}
