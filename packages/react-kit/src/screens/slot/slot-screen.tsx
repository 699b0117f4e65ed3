import { isHttpError } from '@postkit/sdk';
import type { Slot } from '@postkit/sdk/schema';
import { useHost } from '../../host/host-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { clockInZone } from '../../host/time/clock-in-zone.ts';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { useTitle } from '../../host/use-title.ts';
import { withWords } from '../../host/with-words.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StationMark } from '../../ui/station-mark/station-mark.tsx';
import './slot.css';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { SlotEditor } from './slot-editor.tsx';
import { slotMessages } from './slot.messages.ts';
import { useSlot } from './use-slot.ts';

export interface SlotScreenProps {
  /** Token of a slot link: the part of its address after `#`. */
  token: string;
}

/** The page of a slot link: its presenter trims and titles the slot without an account. */
export const SlotScreen = withWords('slot', function SlotScreen({ token }: SlotScreenProps) {
  const messages = useWords(slotMessages);
  const { productName } = useHost();
  const { data: slot, error, isFetching, refetch } = useSlot(token);
  useTitle({ screen: slot?.show || messages.title });
  return (
    <main className="pk-slot">
      <p className="pk-slot-product">
        <StationMark />
        {slot?.station ?? productName}
      </p>
      {slot && <SlotHead slot={slot} />}
      {slot?.state === 'approved' && (
        <EmptyState title={messages.approved}>{messages.approvedText}</EmptyState>
      )}
      {slot && slot.state !== 'approved' && (
        // Another version of the station starts the form again.
        <SlotEditor
          key={slot.state}
          token={token}
          slot={slot}
          onReload={() => void refetch().then(() => globalThis.location.reload())}
        />
      )}
      {!slot && error && <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!slot && !error && <Loading />}
    </main>
  );
});

function SlotHead({ slot: { show, cover, presenter, start, end, timezone } }: { slot: Slot }) {
  const catalogue = useCatalogue();
  const messages = useWords(slotMessages);
  const clock = (seconds: number) => clockInZone(seconds, timezone);
  return (
    <header className="pk-slot-head">
      {cover !== '' && <img src={cover} alt="" width={72} height={72} />}
      <div>
        <Heading level={1}>{show || messages.title}</Heading>
        <p className="pk-muted">
          {presenter} ·{' '}
          {messages.aired(
            formatLocally(start, timezone, 'dddd, MMMM D', catalogue),
            clock(start),
            clock(end),
          )}
        </p>
      </div>
    </header>
  );
}

function Failure({
  error,
  isRetrying,
  onRetry,
}: {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(slotMessages);
  const isOver = isHttpError(error, 404) || isHttpError(error, 410) || isHttpError(error, 400);
  if (isOver) {
    return (
      <>
        <Heading level={1}>{messages.ended}</Heading>
        <p>{failureText(error, catalogue)}</p>
      </>
    );
  }
  return (
    <>
      <Heading level={1}>{messages.title}</Heading>
      <ErrorState
        message={messages.failed}
        details={failureText(error, catalogue)}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </>
  );
}

function Loading() {
  const messages = useWords(slotMessages);
  return (
    <div className="pk-stack" role="status" aria-label={messages.loading}>
      <Skeleton height="72px" />
      <Skeleton height="220px" />
      <Skeleton height="120px" />
    </div>
  );
}
