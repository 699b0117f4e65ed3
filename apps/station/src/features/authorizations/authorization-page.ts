import { createHash } from 'node:crypto';
import { authorizationChannel, type AuthorizationReport } from '@postkit/sdk/schema';
import { escapeHtml } from '../../platform/escape-html.ts';
import { htmlPage, pageStyleSource } from '../../platform/html-page.ts';

/**
 * Reports to the page that opened the window, if both have the same origin. Some platforms separate the window from its
 * opener; then the page is still reached through a channel of this origin.
 */
const script = [
  'const report = JSON.parse(document.querySelector("[data-report]").dataset.report);',
  'if (window.opener) window.opener.postMessage(report, location.origin);',
  `const channel = new BroadcastChannel(${JSON.stringify(authorizationChannel)});`,
  'channel.postMessage(report);',
  'channel.close();',
  'if (report.outcome === "granted") window.close();',
].join('\n');

/** The policy of the page: nothing but its own script. */
export const authorizationPagePolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  `style-src ${pageStyleSource}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Texts = Readonly<
  Record<AuthorizationReport['outcome'], (name: string) => readonly [title: string, text: string]>
>;

const texts: Texts = {
  granted: (name) => [`${name} is authorized`, 'You can close this window and continue in PostKit.'],
  denied: (name) => [
    'You did not give permission',
    `PostKit cannot publish to ${name} without it. Close this window; to try again, click Authorize.`,
  ],
  expired: (name) => [
    'This window is no longer valid',
    `It was used before, is more than ten minutes old, or belongs to another sign-in. Close it and click Authorize again to connect ${name}.`,
  ],
  scope: (name) => [
    'A permission is missing',
    `PostKit needs every permission that ${name} listed. Close this window, click Authorize again and leave all of them selected.`,
  ],
  failed: (name) => [
    `${name} could not be connected`,
    `${name} did not confirm the permission. Close this window and click Authorize again. If it fails again, ask your administrator to check the ${name} settings of this station.`,
  ],
};

/** The last page of a platform's window. */
export function authorizationPage(name: string, report: AuthorizationReport): string {
  const [title, text] = texts[report.outcome](name);
  const data = escapeHtml(JSON.stringify(report));
  return htmlPage(
    title,
    [`<p data-report="${data}">${escapeHtml(text)}</p>`, `<script>${script}</script>`].join('\n'),
  );
}
