import type { ConnectionType } from '@postkit/sdk/schema';
import type { DestinationSetup, DestinationType } from './destination-type.ts';
import { facebook } from './facebook.ts';
import { megaphone } from './megaphone.ts';
import { omny } from './omny.ts';
import { rss } from './rss.ts';
import { spreaker } from './spreaker.ts';
import { twitter } from './twitter.ts';
import { advancedVideo } from './v-advanced.ts';
import { basicVideo } from './v-download.ts';
import { facebookVideo } from './v-facebook.ts';
import { youtube } from './v-youtube.ts';
import { webhook } from './webhook.ts';
import { webwidget } from './webwidget.ts';

/** Every type of destination, in the order in which shows are offered them. */
const registry = {
  rss,
  webwidget,
  spreaker,
  megaphone,
  omny,
  v_youtube: youtube,
  v_facebook: facebookVideo,
  v_download: basicVideo,
  v_advanced: advancedVideo,
  facebook,
  twitter,
  webhook,
} satisfies Record<ConnectionType, DestinationType>;

export const destinationTypes: Readonly<Record<ConnectionType, DestinationType>> = registry;

/** In the order in which shows are offered them. */
export const destinationTypeOrder = Object.keys(registry) as readonly ConnectionType[];

/** The types that Setup lists. */
export type IntegrationType = {
  [Type in ConnectionType]: (typeof registry)[Type]['setup'] extends null ? never : Type;
}[ConnectionType];

export const integrations: Readonly<Record<IntegrationType, DestinationSetup>> = Object.assign(
  {},
  ...Object.entries(registry).map(([type, { setup }]) => (setup ? { [type]: setup } : {})),
);
