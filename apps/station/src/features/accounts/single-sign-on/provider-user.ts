import { SignInProblem } from './sign-in-problem.ts';

/** A user as the provider describes them. */
export interface ProviderUser {
  readonly issuer: string;
  /** The provider's own, unchangeable id of the user. */
  readonly subject: string;
  /** The provider's id of its session; empty if it names none. */
  readonly sid: string;
  /** Empty unless the provider vouches for it. */
  readonly verifiedEmail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly groups: readonly string[];
  readonly idToken: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Email addresses of ASCII only: other letters can look the same, and some become ASCII in lower case. */
const plainEmail = /^[\x21-\x3f\x41-\x7e]{1,64}@[a-z\d.-]{1,189}$/i;
/** Characters of a subject or session id, which OpenID Connect limits to 255. */
const longestId = 255;

/** @param groupsClaim name of the claim, or its path with dots */
export function providerUser(
  claims: Claims,
  { issuer, idToken, groupsClaim }: { issuer: string; idToken: string; groupsClaim: string },
): ProviderUser {
  const subject = exactTextOf(claims.sub);
  if (subject === '' || subject.length > longestId)
    throw new SignInProblem('failed', 'The provider names no user.');
  const email = exactTextOf(claims.email);
  const [first = '', ...rest] = textOf(claims.name).split(/\s+/);
  return {
    issuer,
    subject,
    sid: exactTextOf(claims.sid).slice(0, longestId),
    verifiedEmail: isVerified(claims, issuer) && plainEmail.test(email) ? email : '',
    firstName: nameOf(claims.given_name) || nameOf(first) || email.split('@')[0] || 'New',
    lastName: nameOf(claims.family_name) || nameOf(rest.join(' ')) || 'User',
    groups: groupsOf(claims, groupsClaim),
    idToken,
  };
}

/** Entra ID has a claim of its own in place of `email_verified`: whether the email's domain belongs to the organization. */
function isVerified({ email_verified: verified, xms_edov: isOwnDomain }: Claims, issuer: string): boolean {
  if (verified !== undefined) return verified === true;
  if (URL.parse(issuer)?.host !== 'login.microsoftonline.com') return false;
  return isOwnDomain === true || isOwnDomain === 1 || isOwnDomain === '1' || isOwnDomain === 'true';
}

/** Whether a response lacks claims that the station needs. */
export function lacksClaims(claims: Claims, groupsClaim: string | null): boolean {
  return claims.email === undefined || (groupsClaim !== null && claimAt(claims, groupsClaim) === undefined);
}

/** Both responses as one. Whether an email is verified is said by the response that names the email. */
export function mergeClaims(info: Claims, token: Claims): Claims {
  const { email, email_verified, xms_edov } = token.email === undefined ? info : token;
  return { ...info, ...token, email, email_verified, xms_edov };
}

function groupsOf(claims: Claims, path: string): readonly string[] {
  const value = claimAt(claims, path);
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((group): group is string => typeof group === 'string') : [];
}

/** The claim of this name, or the one that a path with dots leads to, such as `realm_access.roles`. */
function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      claims,
    );
}

function isRecord(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null;
}

/** Text that identifies: the provider vouches for it as it is, and a trimmed one could be another user's. */
function exactTextOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function nameOf(value: unknown): string {
  return textOf(value)
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 100);
}
