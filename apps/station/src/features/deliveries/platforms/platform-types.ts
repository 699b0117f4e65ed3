import type { ConnectionType } from '@postkit/sdk/schema';
import type { Config } from '../../../platform/config.ts';
import type { FieldsToCheck, Platform, PlatformType } from './define-platform.ts';
import { facebook } from './facebook.ts';
import { megaphone } from './megaphone.ts';
import { omny } from './omny.ts';
import { spreaker } from './spreaker.ts';
import { twitter } from './twitter.ts';
import { facebookVideo } from './v-facebook.ts';
import { youtube } from './v-youtube.ts';
import { webhook } from './webhook.ts';

/** Types that read from the station: nothing is sent to them. */
const ownTypes = {
  rss: { fileKind: 'audio', canWithdraw: true },
  webwidget: { fileKind: 'audio', canWithdraw: true },
  v_download: { fileKind: 'video', canWithdraw: false },
  v_advanced: { fileKind: 'advanced video', canWithdraw: false },
} as const satisfies Partial<Record<ConnectionType, { fileKind: string; canWithdraw: boolean }>>;

/** A type that the station sends episodes to. */
export type SentType = Exclude<ConnectionType, keyof typeof ownTypes>;

const platformTypes: Readonly<Record<SentType, PlatformType>> = {
  facebook,
  twitter,
  spreaker,
  v_youtube: youtube,
  v_facebook: facebookVideo,
  megaphone,
  omny,
  webhook,
};

const types = { ...ownTypes, ...platformTypes };

export function isSentType(type: ConnectionType): type is SentType {
  return type in platformTypes;
}

/** Whether the station can remove an episode from a destination of a type. */
export function canWithdraw(type: ConnectionType): boolean {
  return types[type].canWithdraw;
}

/** Whether a type takes the basic video of an episode. */
export function takesVideo(type: ConnectionType): boolean {
  return types[type].fileKind === 'video';
}

/** Problems of a destination's fields, by field. */
export function fieldProblems(
  type: ConnectionType,
  fields: FieldsToCheck,
  allowPrivate: boolean,
): Readonly<Record<string, string>> {
  return isSentType(type) ? (platformTypes[type].problemsOf?.(fields, allowPrivate) ?? {}) : {};
}

/** The environment variables of all platforms. */
export const platformSettings = Object.values(platformTypes).map(({ settings }) => settings);

export type Platforms = Readonly<Record<SentType, Platform>>;

/** Every platform, at its configured address. */
export function createPlatforms({ platformEnv }: Config): Platforms {
  const made = Object.entries(platformTypes).map(
    ([type, platform]) => [type, platform.create(platformEnv)] as const,
  );
  return Object.fromEntries(made) as Platforms;
}
