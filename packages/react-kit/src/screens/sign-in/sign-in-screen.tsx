import { useHost } from '../../host/host-context.ts';
import { useTitle } from '../../host/use-title.ts';
import { useWords } from '../../words/use-words.ts';
import { type SignInOptions, useSignInController } from './sign-in.controller.ts';
import { signInMessages } from './sign-in.messages.ts';
import { SignInView } from './sign-in.view.tsx';

export type SignInScreenProps = SignInOptions;

/**
 * Signs in with a name and a password, followed by a choice if there are several stations.
 * Ends by leaving for the station's own sign-in address, which sets the session cookie.
 * It also resets forgotten passwords, unless there is an external form for that.
 */
export function SignInScreen(options: SignInScreenProps) {
  const messages = useWords(signInMessages);
  const { productName } = useHost();
  const state = useSignInController(options);
  useTitle({ screen: messages.titles[state.status] });
  return <SignInView productName={productName} state={state} />;
}
