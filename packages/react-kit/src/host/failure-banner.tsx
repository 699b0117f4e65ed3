import { Banner } from '../ui/banner/banner.tsx';
import { useCatalogue } from '../words/use-words.ts';
import { failureText } from './report-failure.ts';

export interface FailureBannerProps {
  error: unknown;
  /** The action that failed. */
  call: string;
}

/** Why the last save of a form failed. */
export function FailureBanner({ error, call }: FailureBannerProps) {
  const catalogue = useCatalogue();
  return (
    <Banner tone="danger" isLive>
      {failureText(error, catalogue, call)}
    </Banner>
  );
}
