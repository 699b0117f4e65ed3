import { escapeHtml } from '../../../platform/escape-html.ts';
import { htmlPage } from '../../../platform/html-page.ts';

/**
 * Continues at the sign-in page. Not a redirect: the operations that redirect refuse requests that another site leads to, and the
 * provider's site leads here.
 */
export function continuePage(path: string): string {
  const address = escapeHtml(path);
  return htmlPage(
    'Signing in',
    [
      `<meta http-equiv="refresh" content="0; url=${address}">`,
      `<p><a href="${address}">Continue</a></p>`,
    ].join('\n'),
  );
}
