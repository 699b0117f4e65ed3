import type { FeedLocation, FeedTxt, FeedValue } from './feed-item.ts';
import { emptyElement, markupElement, textElement } from './xml-element.ts';

/** The `podcast:location` of a channel or an item. */
export function locationElement(location: FeedLocation | undefined): string {
  return location
    ? textElement('podcast:location', location.name, { geo: location.geo, osm: location.osm })
    : '';
}

/** `podcast:txt` lines of a channel or an item. */
export function txtElements(txt: readonly FeedTxt[] = []): string {
  return txt.map(({ purpose, text }) => textElement('podcast:txt', text, { purpose })).join('');
}

/** The `podcast:value` of a channel or an item, with its recipients. */
export function valueElement(value: FeedValue | undefined): string {
  if (!value) return '';
  const recipients = value.recipients.map(({ name, type, address, customKey, customValue, split, fee }) =>
    emptyElement('podcast:valueRecipient', {
      name,
      type,
      address,
      customKey,
      customValue,
      split,
      fee: fee ? 'true' : undefined,
    }),
  );
  const { type, method, suggested } = value;
  return markupElement('podcast:value', recipients.join('').trimEnd(), { type, method, suggested });
}
