import type { z } from 'zod';
import type { ConnectionInput } from '@postkit/sdk/schema';
import type { EpisodeRow } from '../../episodes/index.ts';
import type { PlatformAdapter, WithdrawingAdapter } from '../platform-adapter.ts';

/** The fields of a destination that its type may refuse. */
export type FieldsToCheck = Pick<ConnectionInput, 'webhook_url' | 'token'>;

interface PlatformFacts {
  /** The platform's own name, for users. */
  readonly name: string;
  /** The file that it takes. */
  readonly fileKind: 'audio' | 'video';
  /** Columns of an episode that it receives in addition to the common ones: a change of one is an update. */
  readonly trackedColumns?: readonly (keyof EpisodeRow)[];
  /** Problems of a destination's fields, by field. */
  problemsOf?(fields: FieldsToCheck, allowPrivate: boolean): Readonly<Record<string, string>>;
}

/** A platform in use: its facts and its adapter. */
export type Platform = PlatformFacts & PlatformAdapter & Partial<WithdrawingAdapter>;

/** A type of destination that episodes are sent to. */
export interface PlatformType extends PlatformFacts {
  /** Whether the station can remove an episode from it. */
  readonly canWithdraw: boolean;
  /** The environment variables that it reads. */
  readonly settings: z.ZodObject;
  /** @throws if a setting is invalid */
  create(env: Readonly<Record<string, string>>): Platform;
}

type Definition<Settings extends z.ZodObject> = PlatformFacts & { readonly settings: Settings } & (
    | { readonly canWithdraw: true; create(settings: z.output<Settings>): WithdrawingAdapter }
    | {
        readonly canWithdraw: false;
        create(settings: z.output<Settings>): PlatformAdapter & { readonly withdraw?: never };
      }
  );

/** Defines a type of destination: one constant, which the registry lists. */
export function definePlatform<Settings extends z.ZodObject>(definition: Definition<Settings>): PlatformType {
  const { create, settings, ...facts } = definition;
  return { ...facts, settings, create: (env) => ({ ...facts, ...create(settings.parse(env)) }) };
}
