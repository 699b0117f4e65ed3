import { escapeHtml } from '../escape-html.ts';
import { htmlPage } from '../html-page.ts';

/** Opens a path again from a page of the station, so that the browser treats the request as same-origin. */
export function continuePage(path: string): string {
  const address = escapeHtml(path);
  return htmlPage(
    'Your file',
    [
      `<meta http-equiv="refresh" content="0; url=${address}">`,
      `<p><a href="${address}">Open the file</a></p>`,
    ].join('\n'),
  );
}
