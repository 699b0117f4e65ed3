import Download from 'lucide-react/icons/download';
import type { EpisodeSummary, IngestionStatus, Settings } from '@postkit/sdk/schema';
import { ingestionState, videoFile } from '../../data/episodes/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { episodeTableMessages } from '../../parts/episodes/table/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../words/use-words.ts';

/** The state of an episode's videos, if it has any. */
export function VideoStates({ episode, settings }: { episode: EpisodeSummary; settings: Settings }) {
  return (
    <>
      <VideoState kind="basic" status={episode.video_status} episode={episode} settings={settings} />
      <VideoState
        kind="advanced"
        status={episode.advanced_video_status}
        episode={episode}
        settings={settings}
      />
    </>
  );
}

interface VideoStateProps {
  kind: 'basic' | 'advanced';
  status: IngestionStatus;
  episode: EpisodeSummary;
  settings: Settings;
}

function VideoState({ kind, status, episode, settings }: VideoStateProps) {
  const messages = useWords(episodeTableMessages);
  const { client, host } = usePostKit();
  const texts = messages.video[kind];
  switch (ingestionState(status)) {
    case 'none':
      return null;
    case 'waiting':
      return kind === 'basic' ? (
        <ProgressBar label={texts.waiting} value={episode.video_progress} />
      ) : (
        <span className="pk-muted">{texts.waiting}</span>
      );
    case 'failed':
      return <span className="pk-videos-failed">{texts.failed}</span>;
    case 'ready': {
      const file = videoFile(
        kind,
        { name: settings.station_name, bitrate: settings.bitrate },
        episode.playlist_id,
      );
      return (
        <Button
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          onPress={() => host.openTab(client.episodes.videoAddress(file, { withKey: true }))}
        >
          {texts.ready}
        </Button>
      );
    }
  }
}
