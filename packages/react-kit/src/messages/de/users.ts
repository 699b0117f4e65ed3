import type { AreaMessages } from '../areas.ts';
import { count, listedOf } from './count.ts';

const userCount = (number: number) => count(number, 'Benutzer', 'Benutzer');

const showCount = (number: number) => count(number, 'Sendung', 'Sendungen');

const otherStations = (number: number) => count(number, 'weiterer Sender', 'weitere Sender');

export const users: AreaMessages<'users'> = {
  'users/screen/second-factor': {
    has: 'Meldet sich mit einem zweiten Faktor an',
    reset: (name) => `Zweiten Faktor von ${name} zurücksetzen`,
    resetTitle: (name) => `Zweiten Faktor von ${name} zurücksetzen?`,
    resetText: (name) =>
      `Für Benutzer, die ihr Telefon und ihre Wiederherstellungscodes verloren haben. ${name} wird überall abgemeldet und meldet sich nur mit dem Passwort an, bis ein neuer zweiter Faktor eingerichtet ist. Vergewissern Sie sich, dass wirklich ${name} darum bittet.`,
    resetConfirm: 'Zurücksetzen',
    resetDone: (name) => `Der zweite Faktor von ${name} wurde zurückgesetzt.`,
    resetFailed: 'Der zweite Faktor konnte nicht zurückgesetzt werden.',
    rules: 'Anmelderegeln',
    rulesTitle: 'Anmelderegeln',
    require: 'Zweiten Faktor verlangen',
    requireHint: (station) =>
      `Benutzer von ${station}, die noch keinen haben, richten ihn bei der nächsten Anmeldung ein. API-Schlüssel funktionieren weiter wie bisher.`,
    rulesFailed: 'Die Regeln konnten nicht geladen werden.',
    loading: 'Die Regeln werden geladen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saveFailed: 'Die Regeln konnten nicht gespeichert werden.',
    required: 'Benutzer dieses Senders brauchen ab ihrer nächsten Anmeldung einen zweiten Faktor.',
    optional: 'Benutzer dieses Senders können sich ohne zweiten Faktor anmelden.',
  },
  'users/screen/form/user-dialog': {
    newTitle: 'Neuer Benutzer',
    editTitle: 'Benutzer bearbeiten',
    inviteTitle: 'Benutzer einladen',
    inviteText:
      'Der eingeladene Benutzer erhält einen Link, mit dem er sein Passwort selbst wählt. Er gilt einmal, 7 Tage lang.',
    makeLink: 'Link erstellen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    username: 'Benutzername',
    usernameHint: 'Lassen Sie das Feld leer, um die E-Mail-Adresse zu verwenden.',
    usernameFixed: 'Benutzernamen lassen sich nicht ändern.',
    password: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen.',
    passwordKept: 'Lassen Sie das Feld leer, um das jetzige zu behalten.',
    revokeKeys: (number) => `Auch die API-Schlüssel dieses Benutzers widerrufen (${number})`,
    revokeKeysHint: 'Skripte und Apps, die sie verwenden, funktionieren erst mit neuen wieder.',
    generate: 'Erzeugen',
    generated:
      'Das Passwort wurde erzeugt. Kopieren Sie es jetzt und geben Sie es weiter: Es wird nicht noch einmal angezeigt.',
    copyPassword: 'Kopieren',
    copyFailed:
      'Ihr Browser lässt das Kopieren nicht zu. Markieren Sie das Passwort und kopieren Sie es mit der Tastatur.',
    access: 'Zugang',
    accessAdmin: 'Admin',
    accessUser: 'Benutzer',
    accessMixed: (admin, all) =>
      `Admin bei ${admin} von ${all} Sendern. „Admin“ lässt den Zugang bei jedem Sender, wie er ist; „Benutzer“ macht ihn überall zu „Benutzer“.`,
    companyAdmin: 'Unternehmensadmin',
    companyAdminText: 'Admin bei jedem Sender des Unternehmens. Speichern ändert das hier nicht.',
    status: 'Status',
    active: 'Aktiv',
    disabled: 'Gesperrt',
    disabledText:
      'Sperren meldet den Benutzer ab und entfernt seine Sender und sein Passwort. Sie können ihn später wieder entsperren.',
    staysDisabled: 'Zum Entsperren wählen Sie „Aktiv“, dann Sender und ein neues Passwort.',
    enableText:
      'Das Sperren hat Sender und Passwort entfernt. Wählen Sie zum Entsperren Sender und ein neues Passwort.',
    stations: 'Sender',
    stationsNone: 'Sender wählen',
    otherStations: (number) =>
      number === 1
        ? `${otherStations(number)}, den Sie nicht verwalten können, bleibt unverändert.`
        : `${otherStations(number)}, die Sie nicht verwalten können, bleiben unverändert.`,
    shows: 'Sendungen',
    allShows: 'Alle',
    chosenShows: 'Ausgewählte',
    allShowsHint: 'Und alles andere beim Sender, was dieser Zugang erlaubt.',
    chosenShowsHint:
      'Sichtbar sind nur diese Sendungen mit ihren Folgen und Zahlen, sonst nichts vom Sender.',
    chooseShows: 'Ausgewählte Sendungen',
    showsNone: 'Sendungen wählen',
    showsFailed: 'Die Sendungen konnten nicht geladen werden.',
    retry: 'Noch einmal versuchen',
    showCount,
    locks: {
      'company-admin': 'Nur ein anderer Unternehmensadmin kann einen Unternehmensadmin ändern.',
      elsewhere:
        'Arbeitet auch bei Sendern, die Sie nicht verwalten. Nur ein Unternehmensadmin kann Name, E-Mail-Adresse, Passwort und Status ändern.',
      self: 'Das sind Sie. Nur ein anderer Admin kann Ihren Zugang, Ihren Status und Ihre Sender ändern.',
    },
    cancel: 'Abbrechen',
    close: 'Schließen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    added: (name) => `${name} kann sich jetzt anmelden.`,
    saved: (name) => `${name} ist gespeichert.`,
    conflictTitle: 'Ein anderer Admin hat diesen Benutzer gespeichert',
    conflictText: 'Das geschah, nachdem Sie ihn geöffnet haben. Ihre Änderungen sind noch nicht gespeichert.',
    conflictSame: 'Die andere Version ist dieselbe wie Ihre.',
    conflictField: 'Feld',
    conflictMine: 'Ihre',
    conflictTheirs: 'Andere',
    conflictNone: 'nichts',
    newPassword: 'ein neues',
    unchanged: 'unverändert',
  },
  'users/screen/users': {
    heading: 'Benutzer',
    count: (listed, all) =>
      listed === all ? userCount(all) : listedOf(listed, count(all, 'Benutzer', 'Benutzern')),
    search: 'Benutzer suchen',
    hideDisabled: 'Gesperrte ausblenden',
    add: 'Benutzer hinzufügen',
    invite: 'Benutzer einladen',
    inviteFailed: 'Der Benutzer konnte nicht eingeladen werden.',
    invited: 'Eingeladen',
    invitationExpired: 'Einladung abgelaufen',
    newLink: (name) => `Neuer Link für ${name}`,
    newLinkTitle: 'Neuen Link erstellen',
    newLinkText: (name) =>
      `${name} bekommt einen neuen Link, um ein Passwort zu wählen. Ein früherer Link wird ungültig.`,
    newLinkFailed: 'Der Link konnte nicht erstellt werden.',
    makeLink: 'Link erstellen',
    linkTitle: (name) => `Link für ${name}`,
    link: 'Link',
    mailed: (email) => `Wir haben ihn per E-Mail an ${email} geschickt. Sie können ihn auch kopieren.`,
    notMailed: (name) =>
      `Kopieren Sie ihn jetzt und schicken Sie ihn an ${name}. Er wird nicht noch einmal angezeigt; Sie können jederzeit einen neuen erstellen.`,
    linkUntil: (moment) => `Er gilt einmal, bis ${moment}.`,
    copyLink: 'Link kopieren',
    done: 'Fertig',
    licences: 'Lizenzen',
    columns: {
      name: 'Name',
      email: 'E-Mail-Adresse',
      access: 'Zugang',
      status: 'Status',
      stations: 'Sender',
      actions: 'Aktionen',
    },
    access: { 'company-admin': 'Unternehmensadmin', admin: 'Admin', user: 'Benutzer' },
    accessOfShows: (access, number) => `${access}, ${showCount(number)}`,
    status: { 0: 'Aktiv', 1: 'Gesperrt' },
    stationCount: (number) => count(number, 'Sender', 'Sender'),
    singleSignOn: 'Meldet sich per Single Sign-on an',
    moreStations: (number) => `und ${number} ${number === 1 ? 'weiterer' : 'weitere'}`,
    edit: (name) => `${name} bearbeiten`,
    disable: (name) => `${name} sperren`,
    enable: (name) => `${name} entsperren`,
    loading: 'Die Benutzer werden geladen',
    failed: 'Die Benutzer konnten nicht vom Server geladen werden',
    none: 'Noch keine Benutzer',
    noneText:
      'Benutzer, die Sie hier hinzufügen, melden sich mit ihrer E-Mail-Adresse an und arbeiten bei den Sendern, die Sie wählen.',
    noResults: 'Keine passenden Benutzer',
    noResultsText: 'Versuchen Sie einen anderen Teil eines Namens oder einer E-Mail-Adresse.',
    noResultsHidden:
      'Versuchen Sie einen anderen Teil eines Namens oder einer E-Mail-Adresse, oder zeigen Sie auch gesperrte Benutzer an.',
    allDisabled: 'Alle Benutzer sind gesperrt',
    showAll: 'Alle Benutzer anzeigen',
    user: 'Benutzer',
    saveFailed: 'Der Benutzer konnte nicht gespeichert werden',
    disableTitle: (name) => `${name} sperren?`,
    disableText:
      'Der Benutzer wird sofort abgemeldet und kann sich nicht mehr anmelden. Seine Sender und sein Passwort werden entfernt.',
    disableUndo: 'Sie können ihn später mit Sendern und einem neuen Passwort wieder entsperren.',
    disableConfirm: 'Sperren',
    disabled: (name) => `${name} ist gesperrt.`,
    changedMeanwhile:
      'Ein anderer Admin hat diesen Benutzer gerade gespeichert. Drücken Sie noch einmal „Sperren“, wenn Sie ihn weiterhin sperren möchten.',
  },
  'users/user-form': {
    passwordMissing: 'Geben Sie ein Passwort ein.',
    emailMissing: 'Geben Sie eine E-Mail-Adresse ein.',
    stationMissing: 'Wählen Sie mindestens einen Sender.',
    showMissing: 'Wählen Sie mindestens eine Sendung.',
  },
};
