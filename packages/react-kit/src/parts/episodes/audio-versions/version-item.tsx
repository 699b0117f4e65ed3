import type { AudioVersion } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatListDuration } from '../../../host/time/format-duration.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { audioVersionsMessages } from './audio-versions.messages.ts';
import { VersionNoteForm } from './version-note-form.tsx';

export interface VersionItemProps {
  episodeId: number;
  version: AudioVersion;
  zone: string;
  isRestoring: boolean;
  /** While another version is restored. */
  isDisabled: boolean;
  isNoting: boolean;
  onNote: (isOpen: boolean) => void;
  onRestore: () => void;
}

/** One version with its facts and actions. */
export function VersionItem({
  episodeId,
  version,
  zone,
  isRestoring,
  isDisabled,
  isNoting,
  onNote,
  onRestore,
}: VersionItemProps) {
  const catalogue = useCatalogue();
  const messages = useWords(audioVersionsMessages);
  const { client, host } = usePostKit();
  const { number, is_served, can_restore, note, duration, bytes, downloads } = version;
  const noteLabel = note === '' ? messages.addNote : messages.editNote;
  const facts = [
    formatListDuration(duration),
    formatBytes(bytes, catalogue),
    messages.downloads(downloads, formatCount(downloads, catalogue)),
  ];
  return (
    <li className="pk-audio-version" data-served={is_served || undefined}>
      <div className="pk-audio-version-head">
        <span className="pk-audio-version-title">{messages.version(number)}</span>
        <Badge tone={is_served ? 'success' : 'neutral'}>{stateOf(version, zone, catalogue)}</Badge>
      </div>
      <p className="pk-audio-version-line">
        {messages.since(formatListDate(version.created_at, zone, catalogue), version.made_by)}
      </p>
      <p className="pk-audio-version-line">{facts.join(' · ')}</p>
      {changeLines(version, catalogue).map((line) => (
        <p key={line} className="pk-audio-version-line">
          {line}
        </p>
      ))}
      {isNoting ? (
        <VersionNoteForm episodeId={episodeId} version={version} onDone={() => onNote(false)} />
      ) : (
        note !== '' && <p className="pk-audio-version-note">{note}</p>
      )}
      <div className="pk-audio-version-actions">
        {(is_served || can_restore) && (
          <Button
            size="small"
            aria-label={messages.listenTo(number)}
            onPress={() =>
              host.openTab(client.audioVersions.downloadAddress(episodeId, number, { withKey: true }))
            }
          >
            {messages.listen}
          </Button>
        )}
        {!isNoting && (
          <Button
            size="small"
            variant="quiet"
            aria-label={messages.noteOf(noteLabel, number)}
            onPress={() => onNote(true)}
          >
            {noteLabel}
          </Button>
        )}
        {can_restore && (
          <Button
            size="small"
            variant="primary"
            isBusy={isRestoring}
            isDisabled={isDisabled && !isRestoring}
            busyLabel={messages.restoring}
            aria-label={isRestoring ? messages.restoring : messages.restoreVersion(number)}
            onPress={onRestore}
          >
            {messages.restore}
          </Button>
        )}
      </div>
    </li>
  );
}

function stateOf({ is_served, kept_until }: AudioVersion, zone: string, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(audioVersionsMessages);
  if (is_served) return messages.served;
  return kept_until === null
    ? messages.gone
    : messages.keptUntil(formatListDate(kept_until, zone, catalogue));
}

/** How it differs from the version before. */
function changeLines({ restored_from, changes }: AudioVersion, catalogue: Catalogue): string[] {
  const messages = catalogue.wordsOf(audioVersionsMessages);
  if (restored_from !== null) return [messages.restoredFrom(restored_from)];
  if (!changes) return [];
  const lines = [
    ...(changes.added.length > 0 ? [messages.added(changes.added.join(', '))] : []),
    ...(changes.removed.length > 0 ? [messages.removed(changes.removed.join(', '))] : []),
    ...(changes.edited.length > 0 ? [messages.edited(changes.edited.join(', '))] : []),
    ...(changes.reordered ? [messages.reordered] : []),
  ];
  return lines.length > 0 ? lines : [messages.samePieces];
}
