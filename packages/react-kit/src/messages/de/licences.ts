import type { KitMessages } from '../kit-messages.ts';
import { count } from './count.ts';
import type { AreaMessages } from '../areas.ts';

type Licence = Parameters<KitMessages['licences/screen/licences']['assigned']>[1];

const licenceNames: Record<Licence, string> = { full: 'Alles', podcast: 'Nur Podcasts', logger: 'Nur Mitschnitt' };

const licenceWords: Record<Licence, string> = { full: 'alles', podcast: 'nur Podcasts', logger: 'nur Mitschnitt' };

const userCount = (number: number) => count(number, 'Benutzer', 'Benutzer');

export const licences: AreaMessages<'licences'> = {
  'licences/screen/licences': {
    heading: 'Lizenzen',
    intro: 'Die Lizenz entscheidet, was ein Benutzer öffnen kann. Unternehmensadmins brauchen keine.',
    assign: 'Lizenz zuweisen',
    station: 'Lizenzen bei',
    search: 'Benutzer suchen',
    userCount,
    summary: (total, counts) => {
      const parts = counts.filter(([, number]) => number > 0).map(([licence, number]) => `${number} ${licenceWords[licence]}`);
      return parts.length === 0 ? userCount(total) : `${userCount(total)}: ${parts.join(', ')}`;
    },
    columns: { user: 'Benutzer', role: 'Rolle', licence: 'Lizenz', actions: 'Aktionen' },
    role: { admin: 'Admin', user: 'Benutzer' },
    licence: licenceNames,
    explanation: {
      full: 'Mitschnitt, Sendungen, Folgen und alles andere',
      podcast: 'Sendungen und Folgen, ohne Mitschnitt',
      logger: 'Nur der Mitschnitt',
    },
    licenceOf: (name) => `Lizenz von ${name}`,
    remove: (name) => `Lizenz von ${name} entfernen`,
    loggerStation: (title) => `${title} hat eine Logger-Lizenz`,
    loggerStationText: 'Die Benutzer dort arbeiten nur mit dem Mitschnitt.',
    contactSales: 'Vertrieb kontaktieren',
    loading: 'Die Lizenzen werden geladen',
    failed: 'Die Lizenzen konnten nicht vom Server geladen werden',
    none: 'Noch keine Lizenzen',
    noneText: (title) => `Weisen Sie den Benutzern von ${title} Lizenzen zu.`,
    noResults: 'Keine passenden Benutzer',
    noResultsText: 'Versuchen Sie einen anderen Teil eines Namens.',
    showAll: 'Alle Benutzer anzeigen',
    pages: 'Seiten der Lizenzen',
    name: 'Lizenz',
    assigned: (name, licence, title) => `${name} hat jetzt „${licenceNames[licence]}“ bei ${title}.`,
    assignFailed: 'Die Lizenz konnte nicht zugewiesen werden',
    removed: (name, title) => `${name} arbeitet nicht mehr bei ${title}.`,
    removeFailed: 'Die Lizenz konnte nicht entfernt werden',
    removeTitle: (name) => `Lizenz von ${name} entfernen?`,
    removeText: (title) => `Der Zugang zu ${title} endet sofort. Lizenzen bei anderen Sendern bleiben.`,
    removeConfirm: 'Lizenz entfernen',
    assignTitle: (title) => `Lizenz bei ${title} zuweisen`,
    user: 'Benutzer',
    userPlaceholder: 'Name oder E-Mail-Adresse',
    userMissing: 'Wählen Sie einen Benutzer.',
    allAssigned: 'Alle aktiven Benutzer haben hier eine Lizenz. Fügen Sie unter Benutzer weitere hinzu.',
    kind: 'Lizenz',
    cancel: 'Abbrechen',
    close: 'Schließen',
    confirm: 'Zuweisen',
  },
};
