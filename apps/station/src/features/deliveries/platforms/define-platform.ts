import { z } from 'zod';
import type { PlatformAdapter, WithdrawingAdapter } from '../platform-adapter.ts';

interface PlatformFacts {
  /** The platform's own name, for users. */
  readonly name: string;
  /** The file that it takes. */
  readonly takes: 'audio' | 'video';
}

/** A platform as it is used: its facts and the calls that it knows. */
export type Platform = PlatformFacts & PlatformAdapter & Partial<WithdrawingAdapter>;

/** A type of destination that episodes are sent to. */
export interface PlatformType extends PlatformFacts {
  /** Whether the station can remove an episode from it. */
  readonly canWithdraw: boolean;
  /** The environment variables that it reads. */
  readonly settings: z.ZodObject;
  /** @throws where a setting is wrong */
  create(env: Readonly<Record<string, string>>): Platform;
}

type Definition<Settings extends z.ZodObject> = PlatformFacts & { readonly settings: Settings } & (
    | { readonly canWithdraw: true; create(settings: z.output<Settings>): WithdrawingAdapter }
    | { readonly canWithdraw: false; create(settings: z.output<Settings>): PlatformAdapter & { readonly withdraw?: never } }
  );

/** Defines a type of destination: one constant, which the registry lists. */
export function definePlatform<Settings extends z.ZodObject>(definition: Definition<Settings>): PlatformType {
  const { name, takes, canWithdraw, settings, create } = definition;
  return { name, takes, canWithdraw, settings, create: (env) => ({ name, takes, ...create(settings.parse(env)) }) };
}

/** The address of a platform's interface; without a slash at the end. */
export function apiAddress(usual: string) {
  const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
  return address.default(usual).transform((url) => url.replace(/\/+$/, ''));
}
