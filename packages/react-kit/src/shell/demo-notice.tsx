import { useState } from 'react';
import { demoMessages } from '../host/demo/demo.messages.ts';
import { useDemoLive } from '../host/demo/use-demo-live.ts';
import { useDemoProgress } from '../host/demo/use-demo-progress.ts';
import { ProgressBar } from '../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../words/use-words.ts';
import './demo-notice.css';

/** A line that shows, on every screen, how much of the demo station is made. Only its start and its end are announced. */
export function DemoNotice() {
  const messages = useWords(demoMessages);
  const progress = useDemoProgress();
  const isMaking = progress !== null;
  const [wasMaking, setWasMaking] = useState(isMaking);
  useDemoLive();
  if (isMaking && !wasMaking) setWasMaking(true);
  return (
    <>
      <div role="status" data-visually-hidden="true">
        {isMaking ? messages.empty : wasMaking && messages.complete}
      </div>
      {isMaking && (
        <div className="pk-demo-notice">
          <ProgressBar label={messages.making} value={progress} />
        </div>
      )}
    </>
  );
}
