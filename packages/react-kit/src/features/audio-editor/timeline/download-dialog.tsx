import { FormatChoice } from '../../episodes/download/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { timelineMessages as messages } from '../audio-editor.messages.ts';
import type { TimelineDownload } from './use-download.ts';

/** As which kind of file the timeline is downloaded. */
export function DownloadDialog({ download }: { download: TimelineDownload }) {
  return (
    <Dialog isOpen={download.isAsking} title={messages.downloadAs} size="small" onClose={download.cancel}>
      <FormatChoice onChoose={download.choose} />
    </Dialog>
  );
}
