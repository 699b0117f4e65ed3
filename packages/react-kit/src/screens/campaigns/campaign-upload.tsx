import Upload from 'lucide-react/icons/upload';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FileTrigger } from '../../ui/file-trigger/file-trigger.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../words/use-words.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import type { CampaignUpload } from './use-campaign-upload.ts';

/** Sends a file for a campaign: its button, its progress, and the reason of a failure. */
export function CampaignUploadField({ upload, isDisabled }: { upload: CampaignUpload; isDisabled: boolean }) {
  const { upload: messages } = useWords(campaignsMessages);
  const { record, phase } = upload;
  const choose = (
    <FileTrigger
      size="small"
      icon={<Upload aria-hidden="true" />}
      accept="audio/*"
      isDisabled={isDisabled}
      onFiles={([file]) => file && upload.start(file)}
    >
      {messages.choose}
    </FileTrigger>
  );
  if (!record || record.success === 1) return <div>{choose}</div>;
  if (record.failed === 1) {
    return (
      <Banner tone="danger" isLive actions={choose}>
        {messages.failed(record.title, record.err_msg)}
      </Banner>
    );
  }
  const isWaiting =
    phase === 'paused' || phase === 'offline' || phase === 'no-space' || phase === 'file-needed';
  const isSent = phase === 'sent';
  return (
    <div className="pk-campaigns-upload">
      <ProgressBar
        label={isSent ? messages.processing(record.title) : messages.sending(record.title)}
        value={isSent ? record.encode_progress : record.upload_progress}
        valueText={isWaiting ? messages.waiting[phase] : undefined}
      />
      <span className="pk-campaigns-actions">
        {(phase === 'paused' || phase === 'no-space') && (
          <Button size="small" onPress={upload.resume}>
            {messages.resume}
          </Button>
        )}
        <Button size="small" onPress={upload.cancel}>
          {messages.cancel}
        </Button>
      </span>
    </div>
  );
}
