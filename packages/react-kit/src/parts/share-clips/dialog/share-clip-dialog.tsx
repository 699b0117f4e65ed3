import type { EpisodeSummary } from '@postkit/sdk/schema';
import { episodeAudio } from '../../../data/episodes/index.ts';
import { shareClipsMessages } from '../../../data/share-clips/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ClipForm } from './clip-form.tsx';
import { ClipSection } from './clip-list.tsx';
import './share-clips.css';
import { type ClipSource, useEpisodeSource } from './clip-source.tsx';

export interface ShareClipDialogProps {
  episode: EpisodeSummary;
  onClose: () => void;
}

/** Makes clips of an episode for social platforms, and lists those that were made. */
export function ShareClipDialog({ episode, onClose }: ShareClipDialogProps) {
  const messages = useWords(shareClipsMessages);
  const audio = episodeAudio(episode);
  const source = useEpisodeSource(episode);
  return (
    <Dialog isOpen title={messages.title} size="large" onClose={onClose}>
      <div className="pk-stack">
        {audio.state === 'ready' && <ClipForm source={source} />}
        {audio.state === 'processing' && <Banner>{messages.notReady}</Banner>}
        {audio.state === 'failed' && (
          <Banner tone="danger" title={messages.noAudio}>
            {audio.reason}
          </Banner>
        )}
        <ClipSection heading={messages.clips} episodeId={episode.playlist_id} link={episode.short_url} />
      </div>
    </Dialog>
  );
}

export interface TimelineClipDialogProps {
  source: ClipSource;
  onClose: () => void;
}

/** Makes clips of an open timeline, and lists those of all timelines of the station. */
export function TimelineClipDialog({ source, onClose }: TimelineClipDialogProps) {
  const messages = useWords(shareClipsMessages);
  return (
    <Dialog isOpen title={messages.title} size="large" onClose={onClose}>
      <div className="pk-stack">
        <ClipForm source={source} />
        <ClipSection heading={messages.timelineClips} episodeId={null} link="" />
      </div>
    </Dialog>
  );
}
