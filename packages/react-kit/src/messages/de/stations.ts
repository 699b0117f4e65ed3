import type { Area } from '../kit-messages.ts';

export const stations: Area<'stations/fields' | 'stations/naming'> = {
  'stations/fields/station-fields': {
    title: 'Name des Senders',
    titleMissing: 'Geben Sie den Namen des Senders ein.',
    slug: 'Adresse',
    slugHelp: (example) => `Beginn der Adressen des Senders: ${example}`,
    slugEmptyHelp: 'Beginn der Adressen des Senders: Kleinbuchstaben, Ziffern und Bindestriche',
    slugMissing: 'Geben Sie eine Adresse ein.',
    slugForm:
      'Eine Adresse hat Kleinbuchstaben, Ziffern und Bindestriche, beginnt mit einem Buchstaben oder einer Ziffer und hat höchstens 63 Zeichen.',
    slugTaken: 'Ein anderer Sender hat oder hatte diese Adresse. Wählen Sie eine andere.',
    timezone: 'Zeitzone',
    timezoneHelp: 'Seine Tage, Automationen und sein Mitschnitt folgen der Uhr dieser Zone.',
    timezonePlaceholder: 'Stadt oder Region, zum Beispiel Berlin',
    timezoneMissing: 'Wählen Sie eine Zeitzone.',
    timezoneNone: 'Keine Zeitzone heißt so. Geben Sie die größte Stadt in Ihrer Nähe ein.',
    ofBrowser: (offset) => `${offset}, die Zone dieses Browsers`,
  },
  'stations/naming/name-station': {
    title: 'Benennen Sie Ihren Sender',
    text: 'Hörer sehen Name und Adresse. Wird die Adresse später geändert, führen Weiterleitungen zur neuen.',
    company: 'Name des Unternehmens',
    companyHelp: 'Ihm gehören seine Sender und Benutzer. Es kann wie der Sender heißen.',
    companyMissing: 'Geben Sie den Namen des Unternehmens ein.',
    later: 'Später',
    save: 'Speichern und weiter',
    loadFailed: 'Der Sender konnte nicht geladen werden.',
    saveFailed: 'Der Sender konnte nicht gespeichert werden',
  },
};
