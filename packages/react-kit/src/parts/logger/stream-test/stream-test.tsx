import Ear from 'lucide-react/icons/ear';
import { useEffect } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { StreamTestInput } from '@postkit/sdk/schema';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button, type ButtonVariant } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../../words/use-words.ts';
import { StreamFacts } from './stream-facts.tsx';
import { StreamProblemBanner } from './stream-problem-banner.tsx';
import { streamTestMessages } from './stream-test.messages.ts';
import { useStreamTest } from './use-stream-test.ts';
import './stream-test.css';

export interface StreamTestProps extends Omit<StreamTestInput, 'url'> {
  /** The address in its field, saved or not. */
  url: string;
  /** Replaces the address in its field. */
  onUse: (url: string) => void;
  /** Called with whether the address in the field was tested and can be recorded. */
  onVerdict?: ((works: boolean) => void) | undefined;
  variant?: ButtonVariant | undefined;
  /** Beside the button. */
  help?: string | undefined;
}

/** A button that listens to a stream as the recorder does, and what was heard: format, title, level and a sample, or the problem. */
export function StreamTest({
  url,
  address,
  remove_credentials,
  title_encoding,
  onUse,
  onVerdict,
  variant,
  help,
}: StreamTestProps) {
  const messages = useWords(streamTestMessages);
  const test = useStreamTest();
  const entered = url.trim();
  // A result belongs to the address that it was heard at, and to the encoding of its title.
  const isCurrent = test.input?.url === entered && test.input.title_encoding === title_encoding;
  const stream = isCurrent ? test.result?.stream : undefined;
  const problem = isCurrent ? test.result?.problem : undefined;
  const error = isCurrent && !test.isRunning ? test.error : null;
  const hasResult = Boolean(stream ?? problem ?? error);
  const works = Boolean(stream);
  useEffect(() => onVerdict?.(works), [onVerdict, works]);

  function start(tested: string): void {
    test.start({ url: tested, address, remove_credentials, title_encoding });
  }

  return (
    <div className="pk-stream-test">
      <div className="pk-stream-test-buttons">
        <Button
          variant={variant}
          icon={<Ear aria-hidden="true" />}
          isDisabled={entered === ''}
          isBusy={test.isRunning}
          onPress={() => start(entered)}
        >
          {hasResult ? messages.testAgain : messages.test}
        </Button>
        {test.isRunning && <Button onPress={test.cancel}>{messages.cancel}</Button>}
        {!test.isRunning && !hasResult && <span className="pk-muted">{help ?? messages.testHelp}</span>}
      </div>
      <div role="status" aria-label={messages.result}>
        {test.isRunning && <ProgressBar label={messages.listening} />}
        {!test.isRunning && stream && <StreamFacts stream={stream} />}
        {!test.isRunning && problem && (
          <StreamProblemBanner
            problem={problem}
            onUse={(address) => {
              onUse(address);
              start(address);
            }}
          />
        )}
        {error && (
          <Banner tone="danger" title={messages.notTested}>
            {isHttpError(error) && error.reason !== '' ? error.reason : error.message}
          </Banner>
        )}
      </div>
    </div>
  );
}
