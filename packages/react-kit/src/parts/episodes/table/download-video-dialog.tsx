import Download from 'lucide-react/icons/download';
import type { EpisodeSummary, IngestionStatus, Settings } from '@postkit/sdk/schema';
import { ingestionState } from '../../../data/episodes/index.ts';
import { videoFile } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import './episode-table.css';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

export interface DownloadVideoDialogProps {
  episode: EpisodeSummary;
  settings: Settings;
  onClose: () => void;
}

type Kind = 'basic' | 'advanced';

const labels = (catalogue: Catalogue): Record<Kind, string> => {
  const messages = catalogue.wordsOf(episodeTableMessages);
  return {
    basic: messages.basicVideo,
    advanced: messages.advancedVideo,
  };
};

/** The videos of an episode: the ones to download, and why others are unavailable. */
export function DownloadVideoDialog({ episode, settings, onClose }: DownloadVideoDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(episodeTableMessages);
  const { client, host } = usePostKit();
  const station = { name: settings.station_name, bitrate: settings.bitrate };
  const statuses: Record<Kind, IngestionStatus> = {
    basic: episode.video_status,
    advanced: episode.advanced_video_status,
  };

  return (
    <Dialog isOpen title={messages.downloadVideo} onClose={onClose}>
      <div className="pk-stack">
        <p className="pk-muted">{episode.name}</p>
        <ul className="pk-episode-videos">
          {(['basic', 'advanced'] as const).map((kind) => {
            const state = ingestionState(statuses[kind]);
            return (
              <li key={kind} className="pk-episode-video">
                <span className="pk-episode-video-text">
                  {labels(catalogue)[kind]}
                  {state !== 'ready' && (
                    <span className="pk-episode-video-state" data-state={state}>
                      {state === 'none' ? messages.noVideo : messages.video[kind][state]}
                    </span>
                  )}
                </span>
                <Button
                  icon={<Download aria-hidden="true" />}
                  isDisabled={state !== 'ready'}
                  aria-label={messages.video[kind].ready}
                  onPress={() =>
                    host.openTab(
                      client.episodes.videoAddress(videoFile(kind, station, episode.playlist_id), {
                        withKey: true,
                      }),
                    )
                  }
                >
                  {messages.download}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
