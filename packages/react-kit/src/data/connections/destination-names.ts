import type { Connection, ConnectionType } from '@postkit/sdk/schema';
import type { Words } from '../../words/define-messages.ts';
import type { destinationTypesMessages } from './destination-types/destination-types.messages.ts';

type DestinationWords = Words<typeof destinationTypesMessages>;

/** The name of each type. Apart from `destinationTypes`, because receipts need no more and load with every page. */
const typeNames = (messages: DestinationWords): Readonly<Record<ConnectionType, string>> => ({
  rss: messages.rss.name,
  webwidget: messages.webwidget.name,
  spreaker: 'Spreaker',
  megaphone: 'Megaphone',
  omny: 'Omny',
  v_youtube: 'YouTube',
  v_facebook: messages.facebookVideo.name,
  v_download: messages.basicVideo.name,
  v_advanced: messages.advancedVideo.name,
  facebook: 'Facebook',
  twitter: 'Twitter',
  webhook: 'Webhook',
});

/** The name of a destination type. */
export function destinationTypeName(type: ConnectionType, messages: DestinationWords): string {
  return typeNames(messages)[type];
}

/** The name of a destination: its title, which starts with an @ for a Twitter account, else the name of its type. */
export function destinationName(
  { title, type }: Pick<Connection, 'title' | 'type'>,
  messages: DestinationWords,
): string {
  const own = title.trim();
  if (own === '') return destinationTypeName(type, messages);
  return type === 'twitter' && !own.startsWith('@') ? `@${own}` : own;
}
