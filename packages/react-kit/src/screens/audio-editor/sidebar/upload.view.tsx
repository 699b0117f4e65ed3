import type { AudioType } from '@postkit/sdk/schema';
import { audioFiles, audioTypeLabels } from '../../../data/uploads/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { formatPercent } from '../../../ui/format/format-percent.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { sidebarMessages } from './sidebar.messages.ts';
import './upload.css';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { UploadLine } from './upload-line.tsx';
import type { UploadState } from './upload.controller.ts';

const types = (catalogue: Catalogue) => typeOptions(catalogue);

function typeOptions(catalogue: Catalogue): { id: AudioType; label: string }[] {
  const ids = Object.keys(audioTypeLabels(catalogue)).filter(
    (id): id is AudioType => id in audioTypeLabels(catalogue),
  );
  return ids.map((id) => ({ id, label: audioTypeLabels(catalogue)[id] }));
}

/** The upload form and the running uploads. */
export function UploadView({ upload, zone }: { upload: UploadState; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(sidebarMessages);
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
          label={messages.file}
          accept={audioFiles}
          isMultiple
          description={
            upload.files.length > 0
              ? messages.fileChosen(upload.files.map(({ name }) => name))
              : messages.fileHelp
          }
          onFiles={upload.choose}
        />
        {upload.files.length < 2 && (
          <TextField label={messages.title} maxLength={300} value={upload.title} onChange={upload.setTitle} />
        )}
        <Select
          label={messages.audioType}
          options={types(catalogue)}
          value={upload.audioType}
          onChange={upload.setAudioType}
        />
        <Button type="submit" variant="primary" isFullWidth isDisabled={!upload.canStart}>
          {messages.uploadButton}
        </Button>
      </form>
      {summary.total > 0 && (
        <>
          <ProgressBar
            label={messages.uploadProgress}
            value={summary.uploadProgress}
            valueText={`${messages.uploadCount(summary.succeeded + summary.failed, summary.total)} · ${formatPercent(summary.uploadProgress / 100, catalogue)}`}
          />
          <ProgressBar label={messages.encodeProgress} value={summary.encodeProgress} />
          <ul className="pk-upload-list" aria-label={messages.uploadsList}>
            {upload.records.map((record) => (
              <UploadLine key={record.uuid} record={record} upload={upload} />
            ))}
          </ul>
        </>
      )}
      {upload.isAdmin && <UnfinishedUploads zone={zone} />}
    </div>
  );
}
