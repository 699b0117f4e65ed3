import { useQuery } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { episodesQueries } from '../../data/episodes/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useWords } from '../../words/use-words.ts';
import { videosMessages } from './videos.messages.ts';
import type { VideoType } from './videos.model.ts';

export interface VideoTypeDialogProps {
  episode: EpisodeSummary;
  isPreparing: boolean;
  onChoose: (type: VideoType) => void;
  onClose: () => void;
}

/** Asks for the type of a video; shows progress, and cannot be closed, while the episode is prepared. */
export function VideoTypeDialog({ episode, isPreparing, onChoose, onClose }: VideoTypeDialogProps) {
  const messages = useWords(videosMessages);
  const { client } = usePostKit();
  const { error, isPending } = useQuery(episodesQueries.advancedVideo(client, episode.playlist_id));
  const note = isHttpError(error, 409) ? messages.noEditor : null;

  if (isPreparing) {
    return (
      <Dialog isOpen title={messages.typeTitle}>
        <div className="pk-videos-preparing">
          <Spinner label={messages.preparing} isLabelShown />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen title={messages.typeTitle} onClose={onClose}>
      <p>{messages.typeQuestion(episode.name)}</p>
      <ul className="pk-videos-types">
        <VideoTypeChoice
          type="advanced"
          note={note}
          isDisabled={isPending || note !== null}
          onChoose={onChoose}
        />
        <VideoTypeChoice type="basic" onChoose={onChoose} />
      </ul>
    </Dialog>
  );
}

interface VideoTypeChoiceProps {
  type: VideoType;
  /** Why it cannot be chosen. */
  note?: string | null;
  isDisabled?: boolean;
  onChoose: (type: VideoType) => void;
}

function VideoTypeChoice({ type, note = null, isDisabled = false, onChoose }: VideoTypeChoiceProps) {
  const messages = useWords(videosMessages);
  const describedBy = `pk-videos-type-${type}`;
  return (
    <li className="pk-videos-type">
      <Button
        variant={type === 'basic' ? 'primary' : 'secondary'}
        isDisabled={isDisabled}
        isFullWidth
        aria-describedby={describedBy}
        onPress={() => onChoose(type)}
      >
        {messages.types[type]}
      </Button>
      <span id={describedBy} className="pk-muted">
        {note ?? messages.typeTexts[type]}
      </span>
    </li>
  );
}
