import { z } from 'zod';
import { address, flag } from './settings/setting-kinds.ts';

/** The roles that a group can give at a station. */
export const groupRoles = ['admin', 'editor', 'podcast', 'logger'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** A role that the members of a provider's group have at a station. */
export interface GroupGrant {
  readonly group: string;
  /** Slug in lower case, or `*` for every station. */
  readonly station: string;
  readonly role: GroupRole;
}

const grantText = /^(?<group>.+)=(?<station>\*|[a-z\d][a-z\d-]*):(?<role>[a-z]+)$/;
const grantHelp = `must be group=station:role, separated by semicolons, with the roles ${groupRoles.join(', ')}`;

const grants = z.string().transform((text, context): GroupGrant[] =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => {
      const { group = '', station = '', role } = grantText.exec(entry)?.groups ?? {};
      const known = groupRoles.find((one) => one === role);
      if (known) return [{ group: group.trim(), station, role: known }];
      context.addIssue({ code: 'custom', message: `${grantHelp}; "${entry}" is not` });
      return [];
    }),
);

/** Microsoft's addresses for every organization: any user of Microsoft could sign in. */
const sharedTenants = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/;

const issuer = address
  .refine((value) => !/[?#]/.test(value), 'must be an address without a query')
  .refine(
    (value) => !sharedTenants.test(value),
    'must name one tenant of Microsoft Entra ID, not common, organizations or consumers',
  );

/** The settings of single sign-on. */
export const singleSignOnSettings = z.object({
  POSTKIT_OIDC_ISSUER: issuer.optional(),
  POSTKIT_OIDC_CLIENT_ID: z.string().optional(),
  POSTKIT_OIDC_CLIENT_SECRET: z.string().optional(),
  POSTKIT_OIDC_SCOPES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((scopes) => scopes.includes('openid'), 'must include openid')
    .default(['openid', 'email', 'profile']),
  POSTKIT_OIDC_NAME: z.string().max(40, 'must have 40 characters or fewer').default('single sign-on'),
  POSTKIT_OIDC_GROUPS_CLAIM: z.string().default('groups'),
  POSTKIT_OIDC_GROUPS: grants.optional(),
  POSTKIT_OIDC_CREATE_USERS: flag.default(false),
  POSTKIT_OIDC_ONLY: flag.default(false),
});

type Settings = z.output<typeof singleSignOnSettings>;

/** Adds an issue for each setting that lacks one that it needs. */
export function checkSingleSignOn(
  env: Settings & { readonly POSTKIT_ALLOW_PRIVATE_FETCH: boolean },
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const refuse = (name: keyof Settings, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const { POSTKIT_OIDC_ISSUER: address } = env;
  if (address === undefined) {
    for (const name of [
      'POSTKIT_OIDC_CLIENT_ID',
      'POSTKIT_OIDC_CLIENT_SECRET',
      'POSTKIT_OIDC_GROUPS',
    ] as const)
      if (env[name] !== undefined) refuse(name, 'needs POSTKIT_OIDC_ISSUER');
    for (const name of ['POSTKIT_OIDC_CREATE_USERS', 'POSTKIT_OIDC_ONLY'] as const)
      if (env[name]) refuse(name, 'needs POSTKIT_OIDC_ISSUER');
    return;
  }
  for (const name of ['POSTKIT_OIDC_CLIENT_ID', 'POSTKIT_OIDC_CLIENT_SECRET'] as const)
    if (env[name] === undefined) refuse(name, 'is needed with POSTKIT_OIDC_ISSUER');
  if (address.startsWith('http:') && !env.POSTKIT_ALLOW_PRIVATE_FETCH)
    refuse(
      'POSTKIT_OIDC_ISSUER',
      'must be an https address; http needs POSTKIT_ALLOW_PRIVATE_FETCH=1, for closed networks and tests',
    );
  if (env.POSTKIT_OIDC_CREATE_USERS && !env.POSTKIT_OIDC_GROUPS?.length)
    refuse('POSTKIT_OIDC_CREATE_USERS', 'needs POSTKIT_OIDC_GROUPS, which gives new users their stations');
}

/** Single sign-on by OpenID Connect. */
export interface SingleSignOnConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** Name of the provider on the button. */
  readonly name: string;
  /** Claim with the user's groups: its name, or a path with dots. */
  readonly groupsClaim: string;
  /** Roles by group; null if admins manage the stations of users in PostKit. */
  readonly grants: readonly GroupGrant[] | null;
  /** Whether an unknown user with a role gets an account. */
  readonly createsUsers: boolean;
  /** Whether passwords are refused. */
  readonly isOnly: boolean;
}

/** Null without an issuer. */
export function singleSignOnOf(env: Settings): SingleSignOnConfig | null {
  if (env.POSTKIT_OIDC_ISSUER === undefined) return null;
  return {
    issuer: env.POSTKIT_OIDC_ISSUER,
    clientId: env.POSTKIT_OIDC_CLIENT_ID ?? '',
    clientSecret: env.POSTKIT_OIDC_CLIENT_SECRET ?? '',
    scopes: env.POSTKIT_OIDC_SCOPES,
    name: env.POSTKIT_OIDC_NAME,
    groupsClaim: env.POSTKIT_OIDC_GROUPS_CLAIM,
    grants: env.POSTKIT_OIDC_GROUPS?.length ? env.POSTKIT_OIDC_GROUPS : null,
    createsUsers: env.POSTKIT_OIDC_CREATE_USERS,
    isOnly: env.POSTKIT_OIDC_ONLY,
  };
}
