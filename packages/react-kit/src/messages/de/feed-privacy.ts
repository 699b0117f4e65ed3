import type { KitMessages } from '../kit-messages.ts';

export const feedPrivacy: Pick<KitMessages, 'destinations/screen/drawer/feed-privacy'> = {
  'destinations/screen/drawer/feed-privacy': {
    private: 'Privater Feed',
    privateHelp: 'Nur für Hörer mit eigenem Passwort',
    switch: 'Nur Abonnenten können diesen Feed lesen',
    switchHelp:
      'Apps fragen nach einem Passwort oder verwenden die Adresse des Abonnenten. Folgen, die in keinem anderen Feed oder Player sind, gibt es sonst nirgends.',
    becomesPrivate:
      'Nach dem Speichern brauchen Apps, die diesen Feed heute lesen, ein Passwort, und seine Folgen verschwinden von den öffentlichen Seiten.',
    becomesPublic:
      'Nach dem Speichern können alle diesen Feed lesen und seine Folgen hören. Die Adressen der Abonnenten funktionieren weiter.',
    afterSave: 'Speichern Sie den Feed. Danach fügen Sie hier seine Abonnenten hinzu.',
    subscribers: 'Abonnenten',
    loading: 'Abonnenten werden geladen',
    loadFailed: 'Die Abonnenten konnten nicht geladen werden.',
    none: 'Noch keine Abonnenten',
    noneText:
      'Geben Sie einen Namen oder eine E-Mail-Adresse ein und senden Sie dem Hörer die kopierte Adresse.',
    name: 'Name oder E-Mail des Hörers',
    add: 'Abonnent hinzufügen',
    addFailed: 'Der Abonnent konnte nicht hinzugefügt werden.',
    search: 'Abonnenten suchen',
    noResults: 'Kein Abonnent passt dazu.',
    neverUsed: 'Noch nicht verwendet',
    used: (day) => `Zuletzt verwendet: ${day}`,
    recent: (count, isOne) => (isOne ? `${count} Download in 28 Tagen` : `${count} Downloads in 28 Tagen`),
    inAll: (count) => `${count} insgesamt`,
    noDownloads: 'Noch keine Downloads',
    lastDownload: (day) => `Letzter Download: ${day}`,
    sort: 'Sortieren nach',
    orders: {
      name: 'Name',
      recent: 'Downloads in 28 Tagen',
      downloads: 'Alle Downloads',
      last: 'Letzter Download',
    },
    copy: 'Adresse kopieren',
    copyFailed: 'Ihr Browser erlaubt das Kopieren nicht.',
    revoke: (name) => `Zugang von ${name} widerrufen`,
    revokeTitle: (name) => `Zugang von ${name} widerrufen?`,
    revokeText:
      'Apps mit dieser Adresse erhalten weder den Feed noch seine Folgen. Heruntergeladene Folgen bleiben auf den Geräten.',
    revokeConfirm: 'Zugang widerrufen',
    revokeFailed: 'Der Zugang konnte nicht widerrufen werden.',
    revoked: (name) => `Der Zugang von ${name} ist widerrufen.`,
  },
};
