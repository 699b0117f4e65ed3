import RotateCw from 'lucide-react/icons/rotate-cw';
import { serverMessage } from '@postkit/sdk';
import type { Delivery } from '@postkit/sdk/schema';
import { useProveDelivery } from '../../../data/deliveries/index.ts';
import { destinationName } from '../../../data/destinations/index.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { StatusDot } from '../../../ui/status-dot/status-dot.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { deliveriesMessages } from '../deliveries.messages.ts';
import { ProofChecks } from './proof-checks.tsx';

const tones = { waiting: 'info', passed: 'success', failed: 'danger', unchecked: 'neutral' } as const;

export interface DeliveryProofProps {
  delivery: Delivery;
  zone: string;
}

/** Whether apps can fetch the feed and the audio at their public addresses, with every try. */
export function DeliveryProof({ delivery, zone }: DeliveryProofProps) {
  const catalogue = useCatalogue();
  const messages = useWords(deliveriesMessages);
  const prove = useProveDelivery(delivery.playlist_id);
  const { proof } = delivery;
  const state = proof?.state ?? 'unchecked';
  const latest = proof?.tries[0];
  const isBusy = prove.isPending;
  const label = latest ? messages.checkAgain : messages.checkNow;
  return (
    <section className="pk-proof" aria-label={messages.proof}>
      <div className="pk-proof-head">
        <span className="pk-proof-name">{messages.proof}</span>
        <StatusDot tone={tones[state]}>{messages.proofStates[state]}</StatusDot>
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          isBusy={isBusy}
          busyLabel={messages.checking}
          aria-label={messages.checkOf(
            isBusy ? messages.checking : label,
            destinationName(delivery, catalogue),
          )}
          onPress={() => prove.mutate(delivery.connection_id)}
        >
          {label}
        </Button>
      </div>
      {prove.isError && (
        <p className="pk-delivery-message" data-status="failed" role="alert">
          {refusalText(prove.error, messages.checkFailed)}
        </p>
      )}
      {proof?.state === 'failed' && proof.next_at !== null && (
        <p className="pk-delivery-message">
          {messages.nextCheck(formatListDate(proof.next_at, zone, catalogue))}
        </p>
      )}
      {proof?.is_private && latest && <p className="pk-muted">{messages.privateFeed}</p>}
      {latest && !latest.passed && (
        <ProofChecks checks={latest.checks.filter(({ passed }) => passed === false)} />
      )}
      {proof && latest && (
        <Disclosure
          label={messages.checksPassed(
            latest.checks.filter(({ passed }) => passed === true).length,
            latest.checks.length,
          )}
          help={messages.checked(formatListDate(latest.at, zone, catalogue))}
          isOpenAtFirst={false}
          isHeldOpen={false}
        >
          <ProofChecks checks={latest.checks} />
          {proof.tries.length > 1 && (
            <>
              <p className="pk-muted">{messages.earlierTries}</p>
              <ul className="pk-proof-tries" aria-label={messages.earlierTries}>
                {proof.tries.slice(1).map(({ at, passed, checks }, index) => (
                  <li key={`${at} ${index}`}>
                    <time className="pk-delivery-when">{formatListDate(at, zone, catalogue)}</time>
                    <span>
                      {passed ? messages.results.passed : checks.find((one) => one.passed === false)?.message}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Disclosure>
      )}
    </section>
  );
}

function refusalText(error: unknown, words: string): string {
  const message = serverMessage(error, words);
  return message.action === 'show' ? `${words} ${message.details}` : words;
}
