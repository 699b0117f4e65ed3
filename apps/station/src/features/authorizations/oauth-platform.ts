import { z } from 'zod';
import type { GrantedAccess } from './granted-access.ts';
import type { OAuthHttp } from './oauth-http.ts';

/** The installation's client at a platform, and the platform's addresses. */
export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Null if the platform has none. */
  readonly revokeUrl: string | null;
  /** Base address of the API. */
  readonly apiUrl: string;
}

/** The response of a token address. */
export const tokenResponse = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().optional(),
  /** Seconds. */
  expires_in: z.coerce.number().optional(),
  /** Seconds. */
  refresh_token_expires_in: z.coerce.number().optional(),
  scope: z.string().optional(),
});
export type TokenResponse = z.output<typeof tokenResponse>;

interface OAuthFacts {
  /** The platform's own name, for users. */
  readonly name: string;
  /** The permissions that the window asks for. */
  readonly scopes: readonly string[];
  readonly scopeSeparator: ' ' | ',';
  /** Whether it supports PKCE with S256. */
  readonly usesPkce: boolean;
  /** How the client proves itself at the token address. */
  readonly clientAuth: 'basic' | 'form';
  /** Whether a revocation ends every access of the account to the client, not only that of the token. */
  readonly revokesAccount?: boolean;
  /** Further parameters of the window's address. */
  readonly windowParams?: Readonly<Record<string, string>>;
  /**
   * Turns the platform's tokens into the access that is stored.
   * @param now Unix seconds.
   * @throws OAuthFailure
   */
  accessOf(tokens: TokenResponse, client: OAuthClient, http: OAuthHttp, now: number): Promise<GrantedAccess>;
}

/** A platform that users connect accounts of. */
export interface OAuthPlatform extends OAuthFacts {
  /** Names of the client's id and secret in the environment. */
  readonly clientSettings: readonly [id: string, secret: string];
  /** Null until both are set. */
  readonly client: OAuthClient | null;
}

/** A platform before its settings are read. */
export interface OAuthPlatformType extends OAuthFacts {
  readonly clientSettings: readonly [id: string, secret: string];
  /** The environment variables that it reads. */
  readonly settings: z.ZodObject;
  /** @throws if a setting is invalid */
  addressesOf(env: Readonly<Record<string, string>>): Omit<OAuthClient, 'id' | 'secret'>;
}

interface Definition<Settings extends z.ZodObject> extends Omit<
  OAuthPlatformType,
  'settings' | 'addressesOf'
> {
  readonly settings: Settings;
  addressesOf(settings: z.output<Settings>): Omit<OAuthClient, 'id' | 'secret'>;
}

/** Defines a platform: one constant, which the registry lists. The id and the secret of a client need each other. */
export function defineOAuthPlatform<Settings extends z.ZodObject>({
  settings,
  addressesOf,
  ...facts
}: Definition<Settings>): OAuthPlatformType {
  const [id, secret] = facts.clientSettings;
  const complete = settings.extend({ [id]: z.string().optional(), [secret]: z.string().optional() });
  return {
    ...facts,
    settings: complete.refine((env) => !env[id] === !env[secret], {
      path: [secret],
      error: `and ${id} need each other`,
    }),
    addressesOf: (env) => addressesOf(settings.parse(env)),
  };
}

/** Unix seconds after a number of seconds; null without any. */
export function momentAfter(now: number, seconds: number | undefined): number | null {
  return seconds === undefined ? null : now + Math.floor(seconds);
}
