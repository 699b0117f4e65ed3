import { Suspense, useSyncExternalStore } from 'react';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import type { PartFailure } from '../../ui/lazy-part/part-boundary.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { StationMark } from '../../ui/station-mark/station-mark.tsx';
import { useWords } from '../../words/use-words.ts';
import { CredentialsForm } from './credentials-form.tsx';
import type { SignInState } from './sign-in.controller.ts';
import './sign-in.css';
import { signInMessages } from './sign-in.messages.ts';

const failed = (failure: PartFailure) => <PartFailureNotice {...failure} />;

// The steps after the first one load when they appear, to keep the first one small.
const LaterStep = lazyPart(() => import('./later-step.tsx').then((module) => module.LaterStep), failed);

// Only for installations with a provider.
const SingleSignOn = lazyPart(
  () => import('./single-sign-on/single-sign-on.tsx').then((module) => module.SingleSignOn),
  failed,
);

// Decoration comes after the form; a page without it works the same.
const DayDeck = lazyPart(
  () => import('./day-deck/day-deck.tsx').then((module) => module.DayDeck),
  () => null,
);

/** False in a page that was rendered ahead, until it works. */
const useIsLive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

export function SignInView({ productName, state }: { productName: string; state: SignInState }) {
  const messages = useWords(signInMessages);
  const isLive = useIsLive();
  return (
    <div className="pk-sign-in">
      <main className="pk-sign-in-page">
        <p className="pk-sign-in-product">
          <StationMark />
          {productName}
        </p>
        <div className="pk-sign-in-card">
          {state.status === 'credentials' ? (
            <>
              <Heading level={1}>{messages.titles.credentials}</Heading>
              {(state.singleSignOn ?? state.problem) && (
                <Suspense fallback={<Spinner label={messages.titles.credentials} />}>
                  <SingleSignOn
                    provider={state.singleSignOn}
                    problem={state.problem}
                    returnTo={state.returnTo}
                  />
                </Suspense>
              )}
              {!state.singleSignOn?.isOnly && <CredentialsForm {...state} />}
            </>
          ) : (
            <Suspense fallback={<Spinner label={messages.titles[state.status]} />}>
              {state.status === 'returned' ? (
                <Spinner label={messages.titles.returned} />
              ) : (
                <LaterStep state={state} />
              )}
            </Suspense>
          )}
        </div>
      </main>
      <div className="pk-day-deck" data-deck aria-hidden="true">
        {isLive && (
          <Suspense fallback={null}>
            <DayDeck />
          </Suspense>
        )}
      </div>
    </div>
  );
}
