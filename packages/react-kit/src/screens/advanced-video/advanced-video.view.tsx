import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import type { AdvancedVideo, Episode, Settings } from '@postkit/sdk/schema';
import { showDetailsAddress, videoFile } from '../../data/episodes/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { formatListDuration } from '../../host/time/format-duration.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { useWords } from '../../words/use-words.ts';
import { advancedVideoMessages } from './advanced-video.messages.ts';

export interface AdvancedVideoViewProps {
  settings: Settings;
  episode: Episode;
  /** Null if the installation has no editor. */
  video: AdvancedVideo | null;
}

export function AdvancedVideoView({ settings, episode, video }: AdvancedVideoViewProps) {
  const messages = useWords(advancedVideoMessages);
  const { host } = usePostKit();
  return (
    <>
      <Card className="pk-advanced-video-card">
        <div className="pk-advanced-video-episode">
          <Heading level={2}>{episode.name}</Heading>
          <span className="pk-time pk-muted">{formatListDuration(episode.duration)}</span>
        </div>
        {video ? (
          <VideoProgress settings={settings} video={video} />
        ) : (
          <Banner tone="warning" title={messages.noEditorTitle}>
            {messages.noEditorText}
          </Banner>
        )}
      </Card>
      <div>
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          onPress={() => host.navigate(showDetailsAddress(settings.station, episode.show_id))}
        >
          {messages.back}
        </Button>
      </div>
    </>
  );
}

function VideoProgress({ settings, video }: { settings: Settings; video: AdvancedVideo }) {
  const messages = useWords(advancedVideoMessages);
  const { client, host } = usePostKit();
  const isEnded = video.isCreated || video.isFailed;
  const file = videoFile(
    'advanced',
    { name: settings.station_name, bitrate: settings.bitrate },
    video.playlist_id,
  );
  return (
    <>
      <VideoBanner video={video} />
      <div className="pk-advanced-video-actions">
        <Button
          variant={video.isCreated ? 'secondary' : 'primary'}
          icon={<ExternalLink aria-hidden="true" />}
          onPress={() => host.openTab(video.url)}
        >
          {isEnded ? messages.openAgain : messages.open}
        </Button>
        {video.isCreated && (
          <Button
            variant="primary"
            icon={<Download aria-hidden="true" />}
            onPress={() => host.openTab(client.episodes.videoAddress(file, { withKey: true }))}
          >
            {messages.download}
          </Button>
        )}
        <span className="pk-muted">{messages.newTab}</span>
      </div>
    </>
  );
}

function VideoBanner({ video: { isCreated, isFailed } }: { video: AdvancedVideo }) {
  const messages = useWords(advancedVideoMessages);
  if (isFailed) {
    return (
      <Banner tone="danger" title={messages.failedVideo} isLive>
        {messages.failedText}
      </Banner>
    );
  }
  return (
    <Banner tone={isCreated ? 'success' : 'info'} isLive>
      {isCreated ? messages.created : messages.making}
    </Banner>
  );
}
