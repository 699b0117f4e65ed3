import { Banner } from '../ui/banner/banner.tsx';
import { useWords } from '../words/use-words.ts';
import { reportFailureMessages } from './report-failure.messages.ts';
import { failureText } from './report-failure.ts';

export interface FailureBannerProps {
  error: unknown;
  /** The action that failed. */
  call: string;
}

/** Why the last save of a form failed. */
export function FailureBanner({ error, call }: FailureBannerProps) {
  const messages = useWords(reportFailureMessages);
  return (
    <Banner tone="danger" isLive>
      {failureText(error, messages, call)}
    </Banner>
  );
}
