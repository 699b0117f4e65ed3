import type { EpisodeSummary, MediaFormat } from '@postkit/sdk/schema';
import { episodeAudio } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../../words/use-words.ts';
import { downloadAudioMessages } from './download-audio.messages.ts';
import { FormatChoice } from './format-choice.tsx';

export interface DownloadAudioDialogProps {
  episode: EpisodeSummary;
  onClose: () => void;
}

/** Downloads the audio of an episode in a new browser tab. */
export function DownloadAudioDialog({ episode, onClose }: DownloadAudioDialogProps) {
  const messages = useWords(downloadAudioMessages);
  const { client, host } = usePostKit();
  const audio = episodeAudio(episode);

  function download(format: MediaFormat): void {
    host.openTab(client.episodes.downloadAddress(episode.playlist_id, format, { withKey: true }));
    onClose();
  }

  return (
    <Dialog isOpen title={messages.title} onClose={onClose}>
      <div className="pk-stack">
        <p className="pk-muted">{episode.name}</p>
        {audio.state === 'processing' && (
          <>
            <Banner>{messages.processing}</Banner>
            <ProgressBar label={messages.progress} value={audio.progress} />
            {audio.note && <p className="pk-muted">{audio.note}</p>}
          </>
        )}
        {audio.state === 'ready' && audio.note && <Banner tone="warning">{audio.note}</Banner>}
        {audio.state === 'failed' && (
          <Banner tone="danger" title={messages.failed}>
            {audio.reason}
          </Banner>
        )}
        <FormatChoice isDisabled={audio.state !== 'ready'} onChoose={download} />
      </div>
    </Dialog>
  );
}
