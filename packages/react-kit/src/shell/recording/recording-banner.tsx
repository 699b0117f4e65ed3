import X from 'lucide-react/icons/x';
import type { RecordingNotice } from '../../data/logger/index.ts';
import { ElapsedTime, recordingMessages, useSinceText } from '../../parts/logger/recording/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useWords } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';

export interface RecordingBannerProps {
  notice: RecordingNotice;
  zone: string;
  /** Whether the user may change the log source. */
  isAdmin: boolean;
  onLogSource: () => void;
  onDismiss: () => void;
}

const tones = { lost: 'danger', disk_full: 'danger', silent: 'warning', recovered: 'success' } as const;

/** An outage of the recording, or its end, on every screen. */
export function RecordingBanner({ notice, zone, isAdmin, onLogSource, onDismiss }: RecordingBannerProps) {
  const messages = useWords(recordingMessages);
  const shellWords = useWords(shellMessages);
  const { state, since } = notice;
  const clock = useSinceText(zone);
  return (
    <Banner
      tone={tones[state]}
      icon={state === 'lost' ? <span className="pk-hatch" /> : undefined}
      title={`${messages.title[state](clock(since))}.`}
      isLive
      actions={
        <>
          {state !== 'recovered' && (
            // Hidden: a screen reader would announce each second.
            <span className="pk-recording-elapsed" aria-hidden="true">
              <ElapsedTime since={since} />
            </span>
          )}
          {state !== 'recovered' && isAdmin && (
            <Button size="small" onPress={onLogSource}>
              {shellWords.logSource}
            </Button>
          )}
          <IconButton
            label={shellWords.dismissNotice}
            size="small"
            icon={<X aria-hidden="true" />}
            tooltipPlacement="end"
            onPress={onDismiss}
          />
        </>
      }
    >
      {state !== 'recovered' && (
        <>
          {messages.text[state]} {notice.error}
        </>
      )}
    </Banner>
  );
}
