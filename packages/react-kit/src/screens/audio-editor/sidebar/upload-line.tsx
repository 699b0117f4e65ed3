import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { audioFiles, hasEnded, type UploadRecord, type UploadPhase } from '../../../data/uploads/index.ts';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { FileTrigger } from '../../../ui/file-trigger/file-trigger.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { Words } from '../../../words/define-messages.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { sidebarMessages } from './sidebar.messages.ts';
import type { UploadState } from './upload.controller.ts';

type Status = keyof Words<typeof sidebarMessages>['uploadStatus'];

const tones: Partial<Record<Status, Tone>> = {
  offline: 'warning',
  'file-needed': 'warning',
  'no-space': 'warning',
  silent: 'warning',
  'opposite-phase': 'warning',
  paused: 'neutral',
  queued: 'neutral',
  done: 'success',
  failed: 'danger',
};

function statusOf(record: UploadRecord, way: UploadPhase): Status {
  if (record.failed === 1) return 'failed';
  if (record.success === 0) return way;
  if (record.is_opposite_phase) return 'opposite-phase';
  return record.rms === null ? 'silent' : 'done';
}

/** The note beside the status, such as an error or a percentage; null for none. */
function noteOf(record: UploadRecord, status: Status, catalogue: Catalogue): string | null {
  const messages = catalogue.wordsOf(sidebarMessages);
  switch (status) {
    case 'failed':
    case 'no-space':
      return record.err_msg;
    case 'offline':
    case 'file-needed':
    case 'silent':
    case 'opposite-phase':
      return messages.uploadNote[status];
    case 'sending':
    case 'paused':
      return messages.uploadArrived(Math.floor(record.upload_progress));
    default:
      return null;
  }
}

/** One upload with its status and actions. */
export function UploadLine({ record, upload }: { record: UploadRecord; upload: UploadState }) {
  const catalogue = useCatalogue();
  const messages = useWords(sidebarMessages);
  const [rightFile, setRightFile] = useState<string | null>(null);
  const way = upload.ways[record.uuid] ?? 'sent';
  const status = statusOf(record, way);
  const isOtherFile = status === 'file-needed' && rightFile !== null;
  const note = isOtherFile ? messages.uploadOtherFile(rightFile) : noteOf(record, status, catalogue);
  return (
    <li className="pk-upload-item">
      <div className="pk-upload-line">
        <span className="pk-truncate" title={record.title}>
          {record.title}
        </span>
        <Badge tone={tones[status] ?? 'info'}>{messages.uploadStatus[status]}</Badge>
      </div>
      <div className="pk-upload-line">
        {note && (
          <span className="pk-upload-note" role={isOtherFile ? 'alert' : undefined}>
            {note}
          </span>
        )}
        <Actions record={record} way={way} upload={upload} onChosen={setRightFile} />
      </div>
    </li>
  );
}

interface ActionsProps {
  record: UploadRecord;
  way: UploadPhase;
  upload: UploadState;
  /** Called with the name of the right file if the user chose another; null if it was the right one. */
  onChosen: (rightFile: string | null) => void;
}

function Actions({ record, way, upload, onChosen }: ActionsProps) {
  const messages = useWords(sidebarMessages);
  const { uuid, title } = record;
  if (hasEnded(record)) {
    return record.failed === 1 ? (
      <IconButton
        size="small"
        label={messages.uploadRemove(title)}
        icon={<X aria-hidden="true" />}
        onPress={() => upload.cancel(uuid)}
      />
    ) : null;
  }
  if (way === 'sent') return null;
  return (
    <span className="pk-upload-actions">
      {way === 'file-needed' && (
        <FileTrigger
          size="small"
          accept={audioFiles}
          onFiles={([file]) => file && onChosen(upload.chooseAgain(uuid, file))}
        >
          {messages.uploadChooseAgain}
        </FileTrigger>
      )}
      {(way === 'paused' || way === 'no-space') && (
        <IconButton
          size="small"
          label={messages.uploadResume(title)}
          icon={<Play aria-hidden="true" />}
          onPress={() => upload.resume(uuid)}
        />
      )}
      {(way === 'queued' || way === 'sending' || way === 'offline') && (
        <IconButton
          size="small"
          label={messages.uploadPause(title)}
          icon={<Pause aria-hidden="true" />}
          onPress={() => upload.pause(uuid)}
        />
      )}
      <IconButton
        size="small"
        label={messages.uploadCancel(title)}
        icon={<X aria-hidden="true" />}
        onPress={() => upload.cancel(uuid)}
      />
    </span>
  );
}
