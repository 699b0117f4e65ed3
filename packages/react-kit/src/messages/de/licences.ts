import type { AreaMessages } from '../areas.ts';
import type { KitMessages } from '../kit-messages.ts';
import { count } from './count.ts';

type Licence = Parameters<KitMessages['licences/screen/licences']['assigned']>[1];

const licenceNames: Record<Licence, string> = {
  full: 'Alles',
  podcast: 'Nur Podcasts',
  logger: 'Nur Mitschnitt',
};

const licenceWords: Record<Licence, string> = {
  full: 'alles',
  podcast: 'nur Podcasts',
  logger: 'nur Mitschnitt',
};

const userCount = (number: number) => count(number, 'Benutzer', 'Benutzer');

export const licences: AreaMessages<'licences'> = {
  'licences/screen/licences': {
    heading: 'Lizenzen',
    intro:
      'Die Lizenz eines Benutzers entscheidet, was er bei einem Sender öffnen kann. Unternehmensadmins brauchen keine.',
    assign: 'Lizenz zuweisen',
    station: 'Lizenzen bei',
    search: 'Benutzer suchen',
    userCount,
    summary: (total, counts) => {
      const parts = counts
        .filter(([, number]) => number > 0)
        .map(([licence, number]) => `${number} ${licenceWords[licence]}`);
      return parts.length === 0 ? userCount(total) : `${userCount(total)}: ${parts.join(', ')}`;
    },
    columns: { user: 'Benutzer', role: 'Rolle', licence: 'Lizenz', actions: 'Aktionen' },
    role: { admin: 'Admin', user: 'Benutzer' },
    licence: licenceNames,
    explanation: {
      full: 'Mitschnitt, Sendungen, Folgen und alles andere',
      podcast: 'Sendungen und Folgen, ohne den Mitschnitt des Programms',
      logger: 'Das Programm mitschneiden und anhören',
    },
    licenceOf: (name) => `Lizenz von ${name}`,
    remove: (name) => `Lizenz von ${name} entfernen`,
    loggerStation: (title) => `${title} hat eine Logger-Lizenz`,
    loggerStationText: 'Seine Benutzer arbeiten nur mit dem Mitschnitt, welche Lizenz sie hier auch haben.',
    contactSales: 'Vertrieb kontaktieren',
    loading: 'Die Lizenzen werden geladen',
    failed: 'Die Lizenzen konnten nicht vom Server geladen werden',
    none: 'Noch keine Lizenzen',
    noneText: (title) => `Weisen Sie den Benutzern, die bei ${title} arbeiten, Lizenzen zu.`,
    noResults: 'Keine passenden Benutzer',
    noResultsText: 'Versuchen Sie einen anderen Teil eines Namens oder einer E-Mail-Adresse.',
    showAll: 'Alle Benutzer anzeigen',
    pages: 'Seiten der Lizenzen',
    name: 'Lizenz',
    assigned: (name, licence, title) => `${name} hat jetzt „${licenceNames[licence]}“ bei ${title}.`,
    assignFailed: 'Die Lizenz konnte nicht zugewiesen werden',
    removed: (name, title) => `${name} arbeitet nicht mehr bei ${title}.`,
    removeFailed: 'Die Lizenz konnte nicht entfernt werden',
    removeTitle: (name) => `Lizenz von ${name} entfernen?`,
    removeText: (title) =>
      `Der Zugang dieses Benutzers zu ${title} endet sofort. Seine Lizenzen bei anderen Sendern bleiben.`,
    removeConfirm: 'Lizenz entfernen',
    assignTitle: (title) => `Lizenz bei ${title} zuweisen`,
    user: 'Benutzer',
    userPlaceholder: 'Name oder E-Mail-Adresse',
    userMissing: 'Wählen Sie einen Benutzer.',
    allAssigned:
      'Alle aktiven Benutzer des Unternehmens haben hier eine Lizenz. Fügen Sie unter „Benutzer“ weitere hinzu.',
    kind: 'Lizenz',
    close: 'Schließen',
    confirm: 'Zuweisen',
  },
};
