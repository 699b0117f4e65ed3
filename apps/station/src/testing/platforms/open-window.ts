import {
  authorizationReport,
  type AuthorizationReport,
  authorizationOperations,
  type AuthorizedType,
} from '@postkit/sdk/schema';
import type { SignedIn } from '../sign-in.ts';
import type { TestStation } from '../station.ts';

const windows = {
  facebook: authorizationOperations.requestFacebook,
  v_youtube: authorizationOperations.requestYoutube,
  twitter: authorizationOperations.requestTwitter,
  spreaker: authorizationOperations.requestSpreaker,
} as const satisfies Record<AuthorizedType, unknown>;

/** A browser of a signed-in user, with the session cookie. */
export async function openBrowser(server: TestStation, { username, key }: SignedIn) {
  const query = new URLSearchParams({ username, api_key: key, current_station: server.slug });
  const entered = await server.call(`/stations/api/v1/do_login/?${query}`);
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  // Not with fetch, which adds headers of its own.
  async function browse(to: string, headers: Record<string, string> = {}): Promise<Response> {
    const { pathname, search, host } = new URL(to, server.url);
    const answer = await server.context.http.inject({
      url: pathname + search,
      headers: { host, cookie, ...headers },
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: new Headers(Object.entries(answer.headers).map(asText)),
    });
  }

  /** Opens the window from a page of the station; resolves to the response that leads to the platform. */
  const open = (
    type: AuthorizedType,
    guid: string,
    slug = server.slug,
    headers: Record<string, string> = {},
  ) =>
    browse(`${windows[type].path.replace('{station}', slug)}?guid=${guid}`, {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      ...headers,
    });

  /** Follows the platform's window; resolves to the address that it comes back to. */
  async function backAddress(type: AuthorizedType, guid: string): Promise<string> {
    const opened = await open(type, guid);
    const decided = await fetch(opened.headers.get('location') ?? '', { redirect: 'manual' });
    return decided.headers.get('location') ?? '';
  }

  /** As the browser does after a redirect from the platform. */
  const comeBack = (address: string) =>
    browse(address, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });

  return {
    browse,
    open,
    backAddress,
    comeBack,
    authorize: async (type: AuthorizedType, guid: string) =>
      reportOf(await comeBack(await backAddress(type, guid))),
  };
}

const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];

/** The report that the window's last page posts. */
export async function reportOf(page: Response): Promise<AuthorizationReport> {
  const [, data = ''] = /data-report="([^"]*)"/.exec(await page.text()) ?? [];
  return authorizationReport.parse(JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&#39;', "'")));
}
