import { useState } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { failureText } from '../../../host/report-failure.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { audioVersionsMessages } from './audio-versions.messages.ts';
import { useAudioVersions, useRestoreVersion } from './audio-versions.queries.ts';
import { VersionItem } from './version-item.tsx';
import './audio-versions.css';

export interface AudioVersionsDialogProps {
  episode: Pick<EpisodeSummary, 'playlist_id' | 'name'>;
  onClose: () => void;
}

/** The audio that an episode has and had, with a way back. */
export function AudioVersionsDialog({ episode, onClose }: AudioVersionsDialogProps) {
  const messages = useWords(audioVersionsMessages);
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className="pk-stack">
        <p className="pk-audio-versions-name">{episode.name}</p>
        <p className="pk-muted">{messages.intro}</p>
        <Versions episode={episode} />
      </div>
    </Dialog>
  );
}

function Versions({ episode: { playlist_id: id, name } }: Pick<AudioVersionsDialogProps, 'episode'>) {
  const catalogue = useCatalogue();
  const messages = useWords(audioVersionsMessages);
  const notify = useNotify();
  const settings = useSettings();
  const versions = useAudioVersions(id);
  const restore = useRestoreVersion(id);
  const [noting, setNoting] = useState<number | null>(null);
  const zone = settings.data?.settings.timezone;
  if (!versions.data || zone === undefined) {
    const broken = [settings, versions].filter(({ isError }) => isError);
    if (broken.length === 0) {
      return (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height="112px" />
        </div>
      );
    }
    const retry = () => void Promise.all(broken.map((query) => query.refetch()));
    return (
      <ErrorState
        message={messages.loadFailed}
        isRetrying={broken.some(({ isFetching }) => isFetching)}
        onRetry={retry}
      />
    );
  }
  if (versions.data.length === 0) return <EmptyState title={messages.none}>{messages.noneText}</EmptyState>;

  function restoreVersion(number: number): void {
    restore.mutate(number, {
      onSuccess: () =>
        notify({ name: messages.title, details: messages.restored(number, name), type: 'success' }),
    });
  }

  return (
    <>
      {restore.error && (
        <Banner tone="danger">{failureText(restore.error, catalogue, messages.restoreFailed)}</Banner>
      )}
      <ul className="pk-audio-versions" aria-label={messages.list}>
        {versions.data.map((version) => (
          <VersionItem
            key={version.number}
            episodeId={id}
            version={version}
            zone={zone}
            isRestoring={restore.isPending && restore.variables === version.number}
            isDisabled={restore.isPending}
            isNoting={noting === version.number}
            onNote={(isOpen) => setNoting(isOpen ? version.number : null)}
            onRestore={() => restoreVersion(version.number)}
          />
        ))}
      </ul>
    </>
  );
}
