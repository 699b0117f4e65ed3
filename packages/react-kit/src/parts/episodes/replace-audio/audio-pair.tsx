import { type ReactNode, useState } from 'react';
import type { Episode } from '@postkit/sdk/schema';
import { audioFiles } from '../../../data/uploads/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { FileTrigger } from '../../../ui/file-trigger/file-trigger.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../../words/use-words.ts';
import { replaceAudioMessages } from './replace-audio.messages.ts';
import type { NewAudio } from './use-new-audio.ts';

/** The audio that listeners get now. */
export function AudioNow({ episode }: { episode: Episode }) {
  const messages = useWords(replaceAudioMessages);
  const { client } = usePostKit();
  const seconds = episode.duration || episode.events.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <AudioPart label={messages.now} facts={messages.length(formatClock(seconds))}>
      {episode.enclosure && (
        <audio
          aria-label={messages.listenNow}
          controls
          preload="none"
          src={client.episodes.downloadAddress(episode.playlist_id, 'mp3', { withKey: true })}
        />
      )}
    </AudioPart>
  );
}

/** The file that replaces it: chosen, uploaded, and heard from this computer. */
export function AudioNext({ audio, isDisabled }: { audio: NewAudio; isDisabled: boolean }) {
  const messages = useWords(replaceAudioMessages);
  const [rejected, setRejected] = useState<string | null>(null);
  const { file, record } = audio;
  const isReady = record?.success === 1;
  const choose = ([first]: readonly File[]) => {
    setRejected(null);
    if (first) audio.choose(first);
  };
  const seconds = isReady ? record.duration : null;
  return (
    <AudioPart
      label={messages.next}
      facts={file && (seconds === null ? messages.unknownLength : messages.length(formatClock(seconds)))}
    >
      {file ? (
        <>
          <p className="pk-replace-file">{file.name}</p>
          <audio aria-label={messages.listenNext} controls preload="metadata" src={audio.address} />
          <UploadState audio={audio} />
          <span>
            <FileTrigger size="small" accept={audioFiles} isDisabled={isDisabled} onFiles={choose}>
              {messages.another}
            </FileTrigger>
          </span>
        </>
      ) : (
        <FileDrop
          label={messages.file}
          accept={audioFiles}
          description={messages.fileHelp}
          onFiles={choose}
          onReject={([first]) => setRejected(first?.name ?? '')}
        />
      )}
      {rejected !== null && (
        <Banner tone="danger" isLive>
          {messages.notAudio(rejected)}
        </Banner>
      )}
    </AudioPart>
  );
}

function UploadState({ audio: { record, phase } }: { audio: NewAudio }) {
  const messages = useWords(replaceAudioMessages);
  if (!record) return null;
  if (record.failed === 1) {
    return (
      <Banner tone="danger" isLive>
        {messages.failed(record.err_msg)}
      </Banner>
    );
  }
  if (record.success === 1) {
    const warning =
      record.rms === null ? messages.silent : record.is_opposite_phase ? messages.oppositePhase : null;
    return (
      <Banner tone={warning === null ? 'success' : 'warning'} isLive>
        {warning ?? messages.ready}
      </Banner>
    );
  }
  if (phase === 'sent') return <ProgressBar label={messages.encode} value={record.encode_progress} />;
  const note = phase === 'sending' ? '' : phase === 'no-space' ? record.err_msg : messages.waiting[phase];
  return (
    <>
      <ProgressBar label={messages.upload} value={record.upload_progress} />
      <p className="pk-muted" role="status">
        {note}
      </p>
    </>
  );
}

function AudioPart({ label, facts, children }: { label: string; facts: ReactNode; children: ReactNode }) {
  return (
    <section className="pk-replace-part" aria-label={label}>
      <div className="pk-replace-head">
        <h3>{label}</h3>
        <span className="pk-time">{facts}</span>
      </div>
      {children}
    </section>
  );
}
