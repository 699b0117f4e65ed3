import type { ConnectionCheck } from '@postkit/sdk/schema';
import { useTestDestination } from '../../data/destinations/index.ts';
import { failureText } from '../../host/report-failure.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { setupMessages } from '../../parts/destinations/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { ToneIcon } from '../../ui/tone-icon/tone-icon.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';

export interface DestinationTest {
  isBusy: boolean;
  result: ConnectionCheck | null;
  run: () => void;
}

/** The test of a destination and its last result. */
export function useDestinationTest(id: number): DestinationTest {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const { data, error, isPending, mutate } = useTestDestination();
  const failed = error ? { success: false, message: failureText(error, catalogue) } : null;
  return {
    isBusy: isPending,
    result: isPending ? null : (data ?? failed),
    run: () => mutate(id, { onError: (reason) => reportFailure(messages.testFailed, reason) }),
  };
}

export function DestinationTestButton({ test, name }: { test: DestinationTest; name: string }) {
  const messages = useWords(setupMessages);
  return (
    <Button
      size="small"
      isBusy={test.isBusy}
      busyLabel={messages.testing}
      aria-label={messages.testOf(name)}
      onPress={test.run}
    >
      {messages.test}
    </Button>
  );
}

/** The live region stays mounted, because it must exist before its text. */
export function DestinationTestResult({ result }: Pick<DestinationTest, 'result'>) {
  return (
    <div role="status">
      {result && (
        <span className="pk-setup-state" data-state={result.success ? 'delivered' : 'failed'}>
          <ToneIcon tone={result.success ? 'success' : 'danger'} />
          <span>{result.message}</span>
        </span>
      )}
    </div>
  );
}
