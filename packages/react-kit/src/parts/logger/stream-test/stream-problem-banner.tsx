import type { StreamProblem } from '@postkit/sdk/schema';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { streamTestMessages } from './stream-test.messages.ts';

/** Why a stream cannot be recorded, with the remedy. The address in a playlist can be used at once. */
export function StreamProblemBanner({
  problem,
  onUse,
}: {
  problem: StreamProblem;
  onUse: (url: string) => void;
}) {
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
