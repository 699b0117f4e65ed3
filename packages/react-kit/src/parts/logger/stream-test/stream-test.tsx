import { useMutation } from '@tanstack/react-query';
import Ear from 'lucide-react/icons/ear';
import { useEffect, useRef } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { StreamProblem, StreamTestInput } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button, type ButtonVariant } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../../words/use-words.ts';
import './stream-test.css';
import { StreamFacts } from './stream-facts.tsx';
import { streamTestMessages } from './stream-test.messages.ts';

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

/** Why a stream cannot be recorded, with the remedy. The address in a playlist can be used at once. */
function StreamProblemBanner({ problem, onUse }: { problem: StreamProblem; onUse: (url: string) => void }) {
  const messages = useWords(streamTestMessages);
  const { code, message, use } = problem;
  // Other reasons are the station's own words.
  const words: Readonly<Record<string, string>> = messages.problems;
  return (
    <Banner
      tone="danger"
      title={messages.failed}
      actions={use !== null && <Button onPress={() => onUse(use)}>{messages.use}</Button>}
    >
      {words[code] ?? message}
      {use !== null && <p className="pk-code pk-stream-test-use">{use}</p>}
    </Banner>
  );
}

/** Tests a stream, one test at a time. A test that is cancelled, or whose screen closes, leaves no result. */
function useStreamTest() {
  const { client } = usePostKit();
  const running = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: (input: StreamTestInput) => {
      running.current?.abort();
      running.current = new AbortController();
      return client.logger.test(input, { signal: running.current.signal });
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    start: mutation.mutate,
    cancel: () => {
      mutation.reset();
      running.current?.abort();
    },
    isRunning: mutation.isPending,
    /** The input of the last test; undefined before the first. */
    input: mutation.variables,
    result: mutation.data,
    error: mutation.error,
  };
}
