import { audioTypeLabels } from '../../../domain/uploads/audio-type-labels.ts';
import type { AudioType } from '@postkit/sdk/schema';
import type { UploadRecord } from '../../../domain/uploads/audio-upload-record.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { sidebarMessages as words } from '../audio-editor.messages.ts';
import type { UploadState } from './upload.controller.ts';
import './upload.css';

const types = typeOptions();

function typeOptions(): { id: AudioType; label: string }[] {
  const ids = Object.keys(audioTypeLabels).filter((id): id is AudioType => id in audioTypeLabels);
  return ids.map((id) => ({ id, label: audioTypeLabels[id] }));
}

/** The form of an upload and the uploads that are on their way. */
export function UploadView({ upload }: { upload: UploadState }) {
  const { summary } = upload;
  return (
    <div className="pk-upload">
      <form
        className="pk-upload-form"
        onSubmit={(event) => {
          event.preventDefault();
          upload.start();
        }}
      >
        <FileDrop
          label={words.file}
          accept="audio/*,.mp3,.aac,.m4a,.wav,.flac,.ogg,.opus"
          description={upload.file ? words.fileChosen(upload.file.name) : words.fileHelp}
          onFiles={upload.choose}
        />
        <TextField label={words.title} maxLength={300} value={upload.title} onChange={upload.setTitle} />
        <Select label={words.audioType} options={types} value={upload.audioType} onChange={upload.setAudioType} />
        <Button type="submit" variant="primary" isFullWidth isDisabled={!upload.canStart}>
          {words.uploadButton}
        </Button>
      </form>
      {summary.total > 0 && (
        <>
          <ProgressBar
            label={words.uploadProgress}
            value={summary.uploadProgress}
            valueText={`${words.uploadCount(summary.succeeded + summary.failed, summary.total)} · ${Math.round(summary.uploadProgress)}%`}
          />
          <ProgressBar label={words.encodeProgress} value={summary.encodeProgress} />
          <ul className="pk-upload-list" aria-label={words.uploadsList}>
            {upload.records.map((record) => (
              <UploadLine key={record.uuid} record={record} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function UploadLine({ record }: { record: UploadRecord }) {
  const [tone, label] =
    record.failed === 1
      ? (['danger', words.uploadStatus.failed] as const)
      : record.success === 1
        ? (['success', words.uploadStatus.done] as const)
        : (['info', words.uploadStatus.waiting] as const);
  return (
    <li className="pk-upload-line">
      <span className="pk-truncate" title={record.err_msg || record.title}>
        {record.title}
      </span>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
