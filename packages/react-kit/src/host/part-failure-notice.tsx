import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import type { PartFailure } from '../ui/lazy-part/part-boundary.tsx';
import { useWords } from '../words/use-words.ts';
import { providerMessages } from './provider.messages.ts';
import { usePartFailure } from './use-part-failure.ts';

/** Replaces a part of a screen that could not be loaded, or threw. */
export function PartFailureNotice({ isNotLoaded, onRetry }: PartFailure) {
  const messages = useWords(providerMessages);
  const { message, details, reload } = usePartFailure({ isNotLoaded });
  return (
    <Banner
      tone="danger"
      title={message}
      isLive
      actions={
        <>
          <Button size="small" onPress={onRetry}>
            {messages.retry}
          </Button>
          <Button size="small" onPress={reload}>
            {messages.reloadPart}
          </Button>
        </>
      }
    >
      {details}
    </Banner>
  );
}
