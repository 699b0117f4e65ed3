import type { Connection, ConnectionType } from '@postkit/sdk/schema';

const names: Readonly<Record<ConnectionType, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  spreaker: 'Spreaker',
  v_download: 'Basic video',
  v_advanced: 'Advanced video',
  v_youtube: 'YouTube',
  v_facebook: 'Facebook video',
  megaphone: 'Megaphone',
  omny: 'Omny',
  rss: 'RSS feed',
  webwidget: 'Web widget',
};

/** What a kind of destination is called. */
export function destinationTypeName(type: ConnectionType): string {
  return names[type];
}

/** What a destination is called: its title, else its kind. Twitter writes names with an @. */
export function destinationName({ title, type }: Pick<Connection, 'title' | 'type'>): string {
  const name = title.trim();
  if (name === '') return names[type];
  return type === 'twitter' && !name.startsWith('@') ? `@${name}` : name;
}
