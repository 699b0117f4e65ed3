import { z } from 'zod';
import { authorizedTypes } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { OAuthHttp } from './oauth-http.ts';
import type { OAuthPlatforms } from './oauth-platforms.ts';
import { revokeToken } from './token-requests.ts';

/** Declares the job that revokes the tokens of a deleted destination at its platform. */
export function defineRevokeAccess(
  { jobs }: Pick<StationContext, 'jobs'>,
  box: SecretBox,
  platforms: OAuthPlatforms,
  http: OAuthHttp,
) {
  return jobs.define('authorizations.revoke', {
    // Sealed, because jobs are stored.
    payload: z.object({ platform: z.enum(authorizedTypes), token: z.string() }),
    retries: 8,
    lane: 'background',
    async run({ platform: type, token }) {
      const platform = platforms[type];
      const plain = box.open(token);
      if (plain && platform.client) await revokeToken({ ...platform, client: platform.client }, http, plain);
    },
  });
}
