import type { FeedPerson } from './feed-person.ts';
import { textElement } from './xml-element.ts';

/** `podcast:person` lines of a channel or an item. */
export function personElements(persons: readonly FeedPerson[] = []): string {
  return persons
    .map(({ name, role, group, image, link }) =>
      textElement('podcast:person', name, { role, group, img: image, href: link }),
    )
    .join('');
}
