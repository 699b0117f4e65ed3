import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { streamTestMessages } from './stream-test.messages.ts';

/** Plays the sample of a tested stream. @param sample AAC in ADTS frames as base64 */
export function SampleButton({ sample }: { sample: string }) {
  const messages = useWords(streamTestMessages);
  const [media] = useState(() => new Audio());
  const [state, setState] = useState<'stopped' | 'playing' | 'failed'>('stopped');
  useEffect(() => {
    const stop = () => setState('stopped');
    media.addEventListener('ended', stop);
    return () => {
      media.removeEventListener('ended', stop);
      media.pause();
    };
  }, [media]);

  function toggle(): void {
    if (state === 'playing') {
      media.pause();
      setState('stopped');
      return;
    }
    media.setAttribute('src', `data:audio/aac;base64,${sample}`);
    setState('playing');
    media.play().catch(() => setState('failed'));
  }

  const isPlaying = state === 'playing';
  return (
    <>
      <Button
        size="small"
        icon={isPlaying ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
        onPress={toggle}
      >
        {isPlaying ? messages.stop : messages.play}
      </Button>
      {state === 'failed' && <span role="alert">{messages.playFailed}</span>}
    </>
  );
}
