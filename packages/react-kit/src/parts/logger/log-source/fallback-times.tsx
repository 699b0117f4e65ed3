import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loggerQueries } from '../../../data/logger/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useSinceText } from '../recording/use-since-text.ts';
import { logSourceMessages } from './log-source.messages.ts';

const daySeconds = 86_400;

/** The times of the last 24 hours that were recorded from the fallback; nothing if there are none. */
export function FallbackTimes({ zone }: { zone: string }) {
  const messages = useWords(logSourceMessages);
  const { client } = usePostKit();
  const [range] = useState(() => {
    const now = Math.floor(Date.now() / 1000);
    // The end is ahead, so that times appear that are recorded while the dialog is open.
    return { start: now - daySeconds, end: now + daySeconds };
  });
  const { data: stretches, isError, isFetching, refetch } = useQuery(loggerQueries.fallbacks(client, range));
  const clock = useSinceText(zone);
  if (isError) {
    return (
      <p role="alert">
        {messages.failedFallbacks}{' '}
        <Button size="small" isBusy={isFetching} onPress={() => void refetch()}>
          {messages.retry}
        </Button>
      </p>
    );
  }
  if (!stretches || stretches.length === 0) return null;
  return (
    <dl className="pk-log-source-summary">
      <div>
        <dt>{messages.fallbacks}</dt>
        {stretches.map(({ start, end }) => (
          <dd key={start} className="pk-time">
            {messages.stretch(clock(start), clock(end))}
          </dd>
        ))}
      </div>
    </dl>
  );
}
