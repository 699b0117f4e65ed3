import { useState } from 'react';
import {
  episodeEmbedConfig,
  episodeFrameSize,
  type EpisodeSummary,
  type WidgetConfig,
} from '@postkit/sdk/schema';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { useWords } from '../../../words/use-words.ts';
import { WidgetCode } from '../../widgets/code/index.ts';
import { WidgetControls, WidgetParts } from '../../widgets/controls/index.ts';
import { embedAudioMessages } from './embed-audio.messages.ts';

export interface EmbedAudioDialogProps {
  episode: EpisodeSummary;
  /** Slug. */
  station: string;
  /** The settings' `widget_domain`. */
  widgetDomain: string;
  onClose: () => void;
}

/** Design and code of the player of one episode in another site, at first an iframe of 700 × 467 px. */
export function EmbedAudioDialog({ episode, station, widgetDomain, onClose }: EmbedAudioDialogProps) {
  const messages = useWords(embedAudioMessages);
  const [config, setConfig] = useState<WidgetConfig>(() => episodeEmbedConfig(station, episode.playlist_id));
  const change = (changes: Partial<WidgetConfig>) => setConfig({ ...config, ...changes });
  return (
    <Dialog isOpen title={messages.title} size="large" onClose={onClose}>
      <div className="pk-stack">
        {episode.status !== 'published' && <Banner tone="warning">{messages.unpublished}</Banner>}
        <WidgetCode
          config={config}
          widgetDomain={widgetDomain}
          size={episodeFrameSize(config)}
          title={episode.name}
        >
          <Disclosure
            label={messages.design}
            help={messages.designHelp}
            isOpenAtFirst={false}
            isHeldOpen={false}
          >
            <div className="pk-stack">
              <WidgetControls config={config} onChange={change} />
              <WidgetParts config={config} onChange={change} />
            </div>
          </Disclosure>
        </WidgetCode>
      </div>
    </Dialog>
  );
}
