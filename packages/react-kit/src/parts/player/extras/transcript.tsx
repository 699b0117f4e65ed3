import { useEffect, useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import type { PanelProps } from '../player-extras.ts';
import { panelMessages } from './panel.messages.ts';
import { parseVtt, type Stretch } from './parse-vtt.ts';
import { StretchList } from './stretch-list.tsx';

/** Loads the transcript of an episode. An answer without captions rejects, since the list promises some. */
async function load(address: string): Promise<Stretch[]> {
  const response = await fetch(address, { credentials: 'omit' });
  const stretches = response.ok ? parseVtt(await response.text()) : [];
  if (stretches.length === 0) throw new Error(`Status ${response.status}`);
  return stretches;
}

/** The transcript, loaded when it is first shown. */
export function Transcript({ episode, audio, playFrom }: PanelProps) {
  const messages = useWords(panelMessages);
  const [stretches, setStretches] = useState<readonly Stretch[]>();
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const address = episode.transcript_url;

  useEffect(() => {
    load(address).then(setStretches, () => setFailed(true));
  }, [address, attempt]);

  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }

  if (stretches)
    return (
      <StretchList label={messages.transcript} stretches={stretches} audio={audio} playFrom={playFrom} />
    );
  return (
    <p className="pk-player-problem" role={hasFailed ? 'alert' : 'status'}>
      {hasFailed ? messages.cannotLoad : messages.loading}
      {hasFailed && (
        <button type="button" onClick={retry}>
          {messages.tryAgain}
        </button>
      )}
    </p>
  );
}
