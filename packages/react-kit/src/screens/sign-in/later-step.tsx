import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import type { PartFailure } from '../../ui/lazy-part/part-boundary.tsx';
import type { SignInState } from './sign-in.controller.ts';
import { StationStep } from './station-step.tsx';

const failed = (failure: PartFailure) => <PartFailureNotice {...failure} />;

// Only for accounts with a second factor.
const SecondStep = lazyPart(
  () => import('./second-step/second-step.tsx').then((module) => module.SecondStep),
  failed,
);

// Only needed for forgotten passwords and reset links.
const ForgotStep = lazyPart(
  () => import('./password-reset/forgot-step.tsx').then((module) => module.ForgotStep),
  failed,
);
const NewPasswordStep = lazyPart(
  () => import('./password-reset/new-password-step.tsx').then((module) => module.NewPasswordStep),
  failed,
);

/** Every step but the first one. */
export function LaterStep({
  state,
}: {
  state: Exclude<SignInState, { status: 'credentials' | 'returned' }>;
}) {
  switch (state.status) {
    case 'stations':
      return <StationStep {...state} />;
    case 'second-step':
      return <SecondStep {...state} />;
    case 'forgot':
      return <ForgotStep {...state} />;
    case 'new-password':
      return <NewPasswordStep {...state} />;
  }
}
