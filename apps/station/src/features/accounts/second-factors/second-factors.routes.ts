import type { FastifyReply } from 'fastify';
import { secondFactorOperations, sessionOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { OwnFactors } from './own-factors.service.ts';
import type { OwnPasskeys } from './own-passkeys.service.ts';
import type { PasskeySteps } from './passkey-steps.service.ts';
import type { SecondSteps } from './second-step.service.ts';

export interface SecondFactorServices {
  readonly secondSteps: SecondSteps;
  readonly passkeySteps: PasskeySteps;
  readonly ownFactors: OwnFactors;
  readonly ownPasskeys: OwnPasskeys;
}

/** Setting up second factors: signed in, and on the way there. */
export function registerSecondFactorRoutes(
  { register }: Pick<StationContext, 'register'>,
  { secondSteps, passkeySteps, ownFactors, ownPasskeys }: SecondFactorServices,
): void {
  register(sessionOperations.passkeyOptions, ({ body, reply }) => {
    keepSecret(reply);
    return passkeySteps.options(body);
  });

  register(sessionOperations.startPasskeySignIn, ({ body, request, reply }) => {
    keepSecret(reply);
    return passkeySteps.start(body.binding, request.ip);
  });

  register(sessionOperations.setUpApp, ({ body, reply }) => {
    keepSecret(reply);
    return secondSteps.setUpApp(body);
  });

  register(sessionOperations.confirmApp, async ({ body, request, reply }) => {
    keepSecret(reply);
    return { recovery_codes: await secondSteps.confirmApp(body, request.ip) };
  });

  register(secondFactorOperations.get, ({ person, reply }) => {
    keepSecret(reply);
    return ownFactors.read(person);
  });

  register(secondFactorOperations.confirm, ({ body, person, request }) =>
    ownFactors.confirm(person, body, request.ip),
  );

  register(secondFactorOperations.setUpApp, ({ person, reply }) => {
    keepSecret(reply);
    return ownFactors.setUpApp(person);
  });

  register(secondFactorOperations.confirmApp, async ({ body, person, request, reply }) => {
    keepSecret(reply);
    return { recovery_codes: await ownFactors.confirmApp(person, body.code, request.ip) };
  });

  register(secondFactorOperations.removeApp, ({ person }) => ownFactors.removeApp(person));

  register(secondFactorOperations.setUpPasskey, ({ person, reply }) => {
    keepSecret(reply);
    return ownPasskeys.setUp(person);
  });

  register(secondFactorOperations.addPasskey, async ({ body, person, reply }) => {
    keepSecret(reply);
    return { recovery_codes: await ownPasskeys.add(person, body) };
  });

  register(secondFactorOperations.renamePasskey, ({ params, body, person }) =>
    ownPasskeys.rename(person, params.id, body.name),
  );

  register(secondFactorOperations.removePasskey, ({ params, person }) =>
    ownPasskeys.remove(person, params.id),
  );

  register(secondFactorOperations.makeRecoveryCodes, async ({ person, reply }) => {
    keepSecret(reply);
    return { recovery_codes: await ownFactors.makeRecoveryCodes(person) };
  });
}

function keepSecret(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
