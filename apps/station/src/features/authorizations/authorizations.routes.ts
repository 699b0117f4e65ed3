import {
  authorizationOperations as operations,
  type AuthorizedType,
  connectionAccess,
  isAllowed,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Accounts } from '../accounts/index.ts';
import { authorizationPage, authorizationPagePolicy } from './authorization-page.ts';
import type { Authorizations } from './authorizations.service.ts';
import type { GrantedAccess } from './granted-access.ts';
import type { OAuthPlatforms } from './oauth-platforms.ts';

const windows = [
  ['facebook', operations.requestFacebook, operations.setFacebook],
  ['v_youtube', operations.requestYoutube, operations.setYoutube],
  ['twitter', operations.requestTwitter, operations.setTwitter],
  ['spreaker', operations.requestSpreaker, operations.setSpreaker],
] as const satisfies readonly (readonly [AuthorizedType, unknown, unknown])[];

export interface AuthorizationRouteDeps {
  readonly accounts: Accounts;
  readonly platforms: OAuthPlatforms;
  readonly authorizations: Authorizations;
}

export function registerAuthorizationRoutes(
  { register, addressFor }: StationContext,
  { accounts, platforms, authorizations }: AuthorizationRouteDeps,
): void {
  for (const [platform, opened, returned] of windows) {
    register(opened, async ({ params, query, person, request, reply }) => {
      const station = accounts.stationAt(params.station);
      const redirectUri = `${addressFor(request)}${returned.path}`;
      const address = await authorizations.begin({
        station,
        stationId: station.id,
        userId: person.userId,
        platform,
        ...query,
        redirectUri,
      });
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(address);
    });

    register(returned, async ({ query, request, reply }) => {
      // The redirect comes from another site, so the cookie counts only together with the state of the same user.
      const user = await accounts.userOfCookie(request);
      const report = await authorizations.finish(platform, user?.userId ?? null, query);
      reply.header('content-security-policy', authorizationPagePolicy);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.type('text/html; charset=utf-8').send(authorizationPage(platforms[platform].name, report));
    });
  }

  register(operations.facebookPages, async ({ query, person, reply }) => {
    const station = accounts.stationAt(query.station);
    const entry = person.stations.get(station.slug);
    const mayCreate =
      entry &&
      isAllowed(
        { access: connectionAccess('create', 'facebook') },
        { ...entry, companyAdmin: person.companyAdmin, isLimited: entry.shows !== null },
      );
    if (!mayCreate) throw fail('resource.absent');
    const pages = await authorizations.facebookPages({ stationId: station.id, userId: person.userId });
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(facebookPagesSelect(pages));
  });

  register(operations.spreakerShows, async ({ params, person }) => {
    const owner = { stationId: accounts.stationAt(params.station).id, userId: person.userId };
    const shows = await authorizations.spreakerShows(owner, params.guid);
    if (!shows) throw fail('resource.absent');
    return shows;
  });
}

/** The pages as the specification has them, with a one-use handle as the value in place of the page's token. */
function facebookPagesSelect(pages: GrantedAccess['pages']): string {
  const options = pages.map(
    ({ handle, id, title }) =>
      `<option id="${escapeHtml(id)}" value="${escapeHtml(handle)}">${escapeHtml(title)}</option>`,
  );
  return ['<select>', '<option value="">Select a page</option>', ...options, '</select>'].join('\n');
}
