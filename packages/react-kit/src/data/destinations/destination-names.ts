import type { Connection, ConnectionType } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { destinationTypesMessages } from './destination-types/destination-types.messages.ts';

/** The name of each type. Apart from `destinationTypes`, because receipts need no more and load with every page. */
const typeNames = (catalogue: Catalogue): Readonly<Record<ConnectionType, string>> => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
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
  };
};

/** The name of a destination type. */
export function destinationTypeName(type: ConnectionType, catalogue: Catalogue): string {
  return typeNames(catalogue)[type];
}

/** The name of a destination: its title, which starts with an @ for a Twitter account, else the name of its type. */
export function destinationName(
  { title, type }: Pick<Connection, 'title' | 'type'>,
  catalogue: Catalogue,
): string {
  const own = title.trim();
  if (own === '') return destinationTypeName(type, catalogue);
  return type === 'twitter' && !own.startsWith('@') ? `@${own}` : own;
}
