import type { ConnectionType } from '@postkit/sdk/schema';
import type { Words } from '../../../words/define-messages.ts';
import type { DestinationSetup, DestinationType } from './destination-type.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';
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
const registry = (messages: Words<typeof destinationTypesMessages>) =>
  ({
    rss: rss(messages),
    webwidget: webwidget(messages),
    spreaker: spreaker(messages),
    megaphone: megaphone(messages),
    omny: omny(messages),
    v_youtube: youtube(messages),
    v_facebook: facebookVideo(messages),
    v_download: basicVideo(messages),
    v_advanced: advancedVideo(messages),
    facebook: facebook(messages),
    twitter: twitter(messages),
    webhook: webhook(messages),
  }) satisfies Record<ConnectionType, DestinationType>;

export const destinationTypes = (
  messages: Words<typeof destinationTypesMessages>,
): Readonly<Record<ConnectionType, DestinationType>> => registry(messages);

/** In the order in which shows are offered them. */
export const destinationTypeOrder = (messages: Words<typeof destinationTypesMessages>) =>
  Object.keys(registry(messages)) as readonly ConnectionType[];

/** The types that Setup lists. */
export type IntegrationType = {
  [Type in ConnectionType]: ReturnType<typeof registry>[Type]['setup'] extends null ? never : Type;
}[ConnectionType];

export const integrations = (
  messages: Words<typeof destinationTypesMessages>,
): Readonly<Record<IntegrationType, DestinationSetup>> =>
  Object.assign(
    {},
    ...Object.entries(registry(messages)).map(([type, { setup }]) => (setup ? { [type]: setup } : {})),
  );
