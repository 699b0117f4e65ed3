import { escapeHtml } from '../../platform/escape-html.ts';
import { htmlPage } from '../../platform/html-page.ts';

export interface SignInToConfirm {
  readonly username: string;
  /** Path of the sign-in itself: opened from this page, it counts as the user's own. */
  readonly path: string;
  /** The page for signing in with another account. */
  readonly signInUrl: string;
}

/** Asks for confirmation of a sign-in that another site initiated, possibly with another user's account. */
export function confirmSignInPage({ username, path, signInUrl }: SignInToConfirm): string {
  return htmlPage(
    `Sign in as ${username}?`,
    [
      '<p>Another site sent you here to sign in. Continue only if you have just signed in there yourself: ',
      `everything that you do next belongs to the account <strong>${escapeHtml(username)}</strong>.</p>`,
      `<p><a href="${escapeHtml(path)}">Continue as ${escapeHtml(username)}</a></p>`,
      `<p><a href="${escapeHtml(signInUrl)}">Sign in with another account</a></p>`,
    ].join('\n'),
  );
}
