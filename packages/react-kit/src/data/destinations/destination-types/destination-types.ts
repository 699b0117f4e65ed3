import type { ConnectionType } from '@postkit/sdk/schema';
import type { Catalogue } from '../../../words/catalogue.ts';
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
const registry = (catalogue: Catalogue) =>
  ({
    rss: rss(catalogue),
    webwidget: webwidget(catalogue),
    spreaker: spreaker(catalogue),
    megaphone: megaphone(catalogue),
    omny: omny(catalogue),
    v_youtube: youtube(catalogue),
    v_facebook: facebookVideo(catalogue),
    v_download: basicVideo(catalogue),
    v_advanced: advancedVideo(catalogue),
    facebook: facebook(catalogue),
    twitter: twitter(catalogue),
    webhook: webhook(catalogue),
  }) satisfies Record<ConnectionType, DestinationType>;

export const destinationTypes = (catalogue: Catalogue): Readonly<Record<ConnectionType, DestinationType>> =>
  registry(catalogue);

/** In the order in which shows are offered them. */
export const destinationTypeOrder = (catalogue: Catalogue) =>
  Object.keys(registry(catalogue)) as readonly ConnectionType[];

/** The types that Setup lists. */
export type IntegrationType = {
  [Type in ConnectionType]: ReturnType<typeof registry>[Type]['setup'] extends null ? never : Type;
}[ConnectionType];

export const integrations = (catalogue: Catalogue): Readonly<Record<IntegrationType, DestinationSetup>> =>
  Object.assign(
    {},
    ...Object.entries(registry(catalogue)).map(([type, { setup }]) => (setup ? { [type]: setup } : {})),
  );
