import type { SignInScreenProps } from '@postkit/react-kit/screens/sign-in';
import { takeFromFragment } from './take-from-fragment.ts';

type Provider = NonNullable<SignInScreenProps['singleSignOn']>;
type Outcome = NonNullable<SignInScreenProps['returned']>;

const outcomes: Record<Outcome, true> = {
  done: true,
  denied: true,
  lost: true,
  no_group: true,
  no_account: true,
  unverified: true,
  disabled: true,
  unreachable: true,
  too_many: true,
  failed: true,
};

/** The provider of single sign-on, which the station names in the page; undefined without one, and in Node. */
export function singleSignOnProvider(): Provider | undefined {
  const text = globalThis.document?.documentElement.dataset['singleSignOn'];
  return text === undefined ? undefined : (JSON.parse(text) as Provider);
}

/** How a sign-in at the provider ended (`/login#single_sign_on=…`). */
export function takeSingleSignOnOutcome(): Outcome | undefined {
  const outcome = takeFromFragment('single_sign_on');
  if (outcome === undefined) return undefined;
  return Object.hasOwn(outcomes, outcome) ? (outcome as Outcome) : 'failed';
}
