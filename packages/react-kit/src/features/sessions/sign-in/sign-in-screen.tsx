import { useHost } from '../../../host/host-context.ts';
import { useTitle } from '../../../host/use-title.ts';
import { type SignInOptions, useSignInController } from './sign-in.controller.ts';
import { signInMessages as messages } from './sign-in.messages.ts';
import { SignInView } from './sign-in.view.tsx';

export type SignInScreenProps = SignInOptions;

/**
 * Signing in: a name and a password, then the choice among several stations. It leaves for the station's own
 * sign-in address, which sets the session cookie. A forgotten password is set anew here too, unless there is a form
 * outside for that.
 */
export function SignInScreen(options: SignInScreenProps) {
  const { productName } = useHost();
  const state = useSignInController(options);
  useTitle({ screen: messages.titles[state.status] });
  return <SignInView productName={productName} state={state} />;
}
