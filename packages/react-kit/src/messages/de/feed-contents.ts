import type { KitMessages } from '../kit-messages.ts';

export const feedContents: Pick<KitMessages, 'destinations/screen/drawer/feed-contents'> = {
  'destinations/screen/drawer/feed-contents': {
    filter: 'Folgen in diesem Feed',
    filterHelp: 'Aus allen Sendungen oder nach Tags, Art, Alter und Anzahl',
    allShows: 'Folgen aller Sendungen',
    allShowsHelp:
      'Nimmt die Folgen jedes anderen öffentlichen Feeds der Station auf. Jede nennt den Feed ihrer Sendung als Quelle.',
    failed: 'Diese Einstellungen konnten nicht geladen werden.',
    tags: 'Tags',
    tagsHelp: 'Nur Folgen mit einem dieser Tags.',
    everyTag: 'Alle Folgen',
    kinds: 'Arten von Folgen',
    types: { full: 'Vollständig', trailer: 'Trailer', bonus: 'Bonus' },
    delay: 'Verzögerung in Stunden',
    delayHelp: 'So lange nach der Veröffentlichung erscheint eine Folge im Feed.',
    newest: 'Nur die neuesten Folgen',
    newestHelp: 'Leer lassen, um alle aufzunehmen.',
    counting: 'Die Folgen werden gezählt',
    listed: (listed, total) => `Enthält jetzt ${listed} von ${total} Folgen.`,
    countFailed: 'Die Folgen konnten nicht gezählt werden.',
    move: 'Zu einem anderen Anbieter umziehen',
    moveHelp: 'Neue Adresse ankündigen, dann weiterleiten',
    stay: 'Adresse dieses Podcasts',
    stays: {
      stays: 'Er bleibt hier',
      announces: 'Der Feed kündigt seine neue Adresse an',
      redirects: 'Der Feed leitet zu seiner neuen Adresse weiter',
    },
    newUrl: 'Neue Adresse des Feeds',
    newUrlHelp: 'Der neue Anbieter zeigt sie an. Prüfen Sie dort, ob alle Folgen angekommen sind.',
    from: 'Leitet weiter ab',
    announcing:
      'Apple Podcasts und einige Apps folgen einer angekündigten Adresse binnen Tagen. Der Feed bleibt hier lesbar und darf importiert werden.',
    redirecting:
      'Von da an bekommen Apps und Verzeichnisse die neue Adresse und behalten sie. Sie können die Weiterleitung hier beenden, aber wer ihr gefolgt ist, kommt nicht von selbst zurück. Behalten Sie diesen Feed mindestens einen Monat.',
  },
};
