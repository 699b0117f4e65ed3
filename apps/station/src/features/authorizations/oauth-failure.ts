import type { authorizationOutcomes } from '@postkit/sdk/schema';

/** Why a platform granted no access: `scope` lacks a permission, `refused` will not change by itself, `unreachable` may. */
export type OAuthFailureKind =
  | Extract<(typeof authorizationOutcomes)[number], 'scope'>
  | 'refused'
  | 'unreachable';

export class OAuthFailure extends Error {
  readonly kind: OAuthFailureKind;

  constructor(kind: OAuthFailureKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OAuthFailure';
    this.kind = kind;
  }
}
