import { useQuery } from '@tanstack/react-query';
import type { Episode, EpisodeSummary, Settings } from '@postkit/sdk/schema';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { liveEpisode, liveStatus } from '../../../data/episodes/index.ts';
import { ConflictDialog } from '../../../host/conflict/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { recentMoment } from '../../../host/time/recent-moment.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { AudioNow, AudioNext } from './audio-pair.tsx';
import { replaceAudioMessages } from './replace-audio.messages.ts';
import { replacedFields } from './replaced-fields.ts';
import { type NewAudio, useNewAudio } from './use-new-audio.ts';
import { useReplaceAudio } from './use-replace-audio.ts';
import './replace-audio.css';

export interface ReplaceAudioDialogProps {
  episode: Pick<EpisodeSummary, 'playlist_id' | 'name'>;
  settings: Settings;
  onClose: () => void;
}

/** Replaces the audio of a published or scheduled episode in place, by one file. */
export function ReplaceAudioDialog({
  episode: { playlist_id: id },
  settings,
  onClose,
}: ReplaceAudioDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(replaceAudioMessages);
  const { client } = usePostKit();
  const query = useQuery({ ...episodesQueries.one(client, id), staleTime: 0 });
  // A cached episode may be older than the station's, which would refuse the update.
  const stored = query.isFetchedAfterMount ? query.data : undefined;
  if (stored && liveEpisode(stored))
    return <OpenDialog episode={stored} zone={settings.timezone} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.cancel}</Button>}
    >
      {stored ? (
        <Banner tone="warning">{messages.ended}</Banner>
      ) : query.isError ? (
        <ErrorState
          message={failureText(query.error, catalogue, messages.loadFailed)}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height="112px" />
        </div>
      )}
    </Dialog>
  );
}

function OpenDialog({ episode, zone, onClose }: { episode: Episode; zone: string; onClose: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(replaceAudioMessages);
  const now = useNow();
  const audio = useNewAudio();
  const { isBusy, failure, conflict, update } = useReplaceAudio(episode, onClose);
  const { record } = audio;
  const location = record?.success === 1 ? record.location : null;

  function close(): void {
    audio.cancel();
    onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        title={messages.title}
        onClose={isBusy ? undefined : close}
        footer={
          <>
            <Button isDisabled={isBusy} onPress={close}>
              {messages.cancel}
            </Button>
            <Button
              variant="primary"
              isBusy={isBusy}
              busyLabel={messages.updating}
              isDisabled={location === null}
              onPress={() => location !== null && update(location, record?.duration ?? 0)}
            >
              {messages.update}
            </Button>
          </>
        }
      >
        <div className="pk-stack">
          <p className="pk-replace-name">{episode.name}</p>
          <p className="pk-muted">{messages.intro[liveStatus(episode)]}</p>
          {failure && (
            <Banner tone="danger" title={failure.name} isLive>
              {failure.details}
            </Banner>
          )}
          <AudioNow episode={episode} />
          <AudioNext audio={audio} isDisabled={isBusy} />
          {location !== null && <Losses episode={episode} audio={audio} location={location} />}
        </div>
      </Dialog>
      {conflict && (
        <ConflictDialog
          title={messages.conflictTitle}
          text={messages.conflict(
            conflict.theirs.updated_by || messages.unknownUser,
            recentMoment(conflict.theirs.updated_at, now, zone, catalogue),
          )}
          isBusy={isBusy}
          failure={failure}
          onBack={conflict.back}
          onLoadTheirs={conflict.loadTheirs}
          onKeepMine={conflict.keepMine}
        />
      )}
    </>
  );
}

/** Markers and chapters that the new audio has no place for. */
function Losses({ episode, audio, location }: { episode: Episode; audio: NewAudio; location: string }) {
  const messages = useWords(replaceAudioMessages);
  const { adsDropped, chaptersKept, chaptersDropped } = replacedFields(
    episode,
    location,
    audio.record?.duration ?? 0,
  );
  const lines = [
    ...(adsDropped > 0 ? [messages.adsDropped(adsDropped)] : []),
    ...(chaptersKept > 0 ? [messages.chaptersKept(chaptersKept)] : []),
    ...(chaptersDropped > 0 ? [messages.chaptersDropped(chaptersDropped)] : []),
  ];
  if (lines.length === 0) return null;
  return <Banner tone="warning">{lines.join(' ')}</Banner>;
}
