import type { FastifyRequest } from 'fastify';
import { sessionOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { SignedIn } from './begin-session.ts';
import { basicCredentials, signInCaller } from './credentials.ts';
import type { SecondSteps } from './second-factors/second-step.service.ts';
import type { SignIn } from './sign-in.service.ts';
import type { AccountTokens } from './tokens.service.ts';

const fail = defineErrors({
  'sessions.origin': {
    status: 403,
    message:
      'Only pages of the allowed origins get tokens. The operator of the station lists them in POSTKIT_ALLOWED_ORIGINS.',
  },
});

/** Sign-in from pages on other origins. */
export function registerTokenRoutes(
  { register, config, addressFor }: StationContext,
  { signIn, tokens, secondSteps }: { signIn: SignIn; tokens: AccountTokens; secondSteps: SecondSteps },
): void {
  function allowedOrigin({ headers: { origin } }: FastifyRequest): string {
    if (origin === undefined || !config.allowedOrigins.has(origin)) throw fail('sessions.origin');
    return origin;
  }

  async function issue({ user, sessionId, stations }: SignedIn, origin: string, request: FastifyRequest) {
    return { ...(await tokens.issue(user, sessionId, origin)), stations, host: addressFor(request) };
  }

  register(sessionOperations.createToken, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const origin = allowedOrigin(request);
    return issue(await signIn(basicCredentials(request), signInCaller(request)), origin, request);
  });

  register(sessionOperations.confirmToken, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const origin = allowedOrigin(request);
    return issue(await secondSteps.complete(body, request.ip), origin, request);
  });

  register(sessionOperations.refreshToken, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return tokens.refresh(body.refresh_token, allowedOrigin(request));
  });
}
