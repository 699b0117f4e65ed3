import type { Area } from '../kit-messages.ts';
import { count } from './count.ts';

export const destinations: Area<
  'deliveries' | 'feeds/category-fields' | 'webhooks/disabled-webhooks' | 'destinations/destination-types'
> = {
  'destinations/destination-types': {
    reasons: {
      social: 'Löschen Sie Beiträge im sozialen Netzwerk selbst.',
      video: 'Erstellte oder ausgelieferte Videos bleiben.',
      followed: 'Der Sender entfernt sie auch dort.',
    },
    facebook: {
      does: 'Ein Beitrag auf Ihrer Seite verlinkt jede Folge.',
      authorize: 'Diesen Schritt muss der Inhaber der Facebook-Seite mit Admin-Zugang ausführen.',
    },
    megaphone: {
      does: 'Jede Folge wird in Ihren Megaphone-Podcast hochgeladen.',
      title: 'Titel des Podcasts',
      token: 'API-Token',
      network: 'Netzwerk-ID',
      podcast: 'Podcast-ID',
    },
    omny: {
      does: 'Jede Folge wird in Ihre Omny-Playlist hochgeladen.',
      token: 'API-Schlüssel',
      program: 'Programm-ID',
      title: 'Titel der Playlist',
      playlist: 'Playlist-ID',
    },
    rss: {
      ends: 'Sein Feed endet: Podcast-Apps und Verzeichnisse bekommen keine Folgen mehr daraus.',
      name: 'RSS-Feed',
      does: 'Podcast-Apps und Verzeichnisse lesen ihn.',
      add: 'Neuen RSS-Feed erstellen',
      edit: 'RSS-Feed bearbeiten',
      save: 'Ziel speichern',
      action: 'RSS-URL anzeigen',
    },
    spreaker: {
      does: 'Jede Folge wird in Ihre Spreaker-Sendung hochgeladen.',
      stays: 'Entfernen Sie sie auf der Website des Partners.',
      authorize:
        'Melden Sie sich im Fenster von Spreaker mit dem Konto an, und erlauben Sie PostKit, dort hochzuladen.',
    },
    twitter: {
      does: 'Ein Beitrag in Ihrem Konto verlinkt jede Folge.',
      authorize:
        'Melden Sie sich im Fenster von Twitter mit dem Konto an, und erlauben Sie PostKit, dort zu schreiben.',
    },
    advancedVideo: { name: 'Erweitertes Video', does: 'Eine erweiterte Videodatei jeder Folge.' },
    basicVideo: {
      name: 'Einfaches Video',
      does: 'Eine einfache Videodatei jeder Folge. YouTube braucht sie.',
    },
    facebookVideo: { name: 'Facebook-Video', does: 'Jede Folge wird ein Video auf Ihrer Seite.' },
    youtube: {
      does: 'Jede Folge von höchstens 30 Minuten wird ein Video in Ihrem Kanal.',
      authorize:
        'Melden Sie sich im Fenster von Google mit dem Konto des Kanals an, und erlauben Sie PostKit, Videos hochzuladen.',
      title: 'Name des Kanals',
      privacy: 'Sichtbarkeit',
      public: 'Öffentlich',
      private: 'Privat',
      unlisted: 'Nicht gelistet',
    },
    webhook: {
      does: 'Ihr eigener Dienst empfängt jede Folge als JSON.',
      stays: 'Der Sender benachrichtigt den Webhook.',
      title: 'Name',
      titleHelp: 'So steht er in Listen von Zielen.',
      address: 'Adresse',
      addressHelp:
        'Beginnt mit https:// und erhält eine POST-Anfrage, wenn eine Folge veröffentlicht, geändert oder zurückgezogen wird.',
      secret: 'Signaturschlüssel',
      secretHelp:
        'Ihr Dienst prüft damit die Signatur. Kopieren Sie ihn vor dem Speichern: Er wird nicht noch einmal angezeigt.',
      ends: 'Ihr Dienst wird nicht mehr über neue und geänderte Folgen benachrichtigt.',
    },
    webwidget: {
      name: 'Web-Widget',
      does: 'Ein Player für Ihre eigene Website.',
      label: 'Web-Widget',
      title: 'Titel',
      titleHelp: 'Das Publikum sieht ihn nicht.',
      always: 'Ein Widget zeigt jede Folge, die darauf veröffentlicht wird. Es ist immer vorausgewählt.',
      action: 'Einbettungscode anzeigen',
      ends: 'Player auf anderen Websites, die seinen Einbettungscode verwenden, funktionieren nicht mehr.',
    },
  },
  'feeds/category-fields': {
    ordinals: ['Hauptkategorie', 'Zweite Kategorie', 'Dritte Kategorie'],
    subcategoryOf: (ordinal) => `Unterkategorie: ${ordinal}`,
    subcategory: 'Unterkategorie',
    choose: 'Kategorie auswählen',
    noSubcategory: 'Keine Unterkategorie',
    hasNone: 'Keine Unterkategorien',
    remove: (ordinal) => `${ordinal} entfernen`,
    categoryRepeated:
      'Diese Kategorie haben Sie schon gewählt. Wählen Sie eine andere Kategorie oder Unterkategorie.',
  },
  deliveries: {
    title: 'Belege',
    seeWhere: 'Ansehen, wohin sie ging',
    loading: 'Die Belege werden geladen',
    loadFailed: 'Die Belege konnten nicht geladen werden.',
    empty: 'Diese Folge hat keine Ziele.',
    emptyText: 'Wählen Sie beim Veröffentlichen Ziele.',
    list: 'Ziele',
    close: 'Schließen',
    retry: 'Noch einmal',
    retryNow: 'Jetzt versuchen',
    retryOf: (label, name) => `${label}: ${name}`,
    retrying: 'Wird noch einmal versucht …',
    retryFailed: 'Die Folge konnte nicht noch einmal gesendet werden.',
    nextTry: (moment) => `Nächster Versuch: ${moment}.`,
    tries: (number) => count(number, 'Versuch', 'Versuche'),
    sent: 'Gesendet',
    received: 'Antwort',
    answered: (status) => `Status ${status}`,
    own: 'Wird von diesem Sender abgerufen',
    id: (id) => `ID ${id}`,
    open: 'Öffnen',
    openAt: (name) => `Bei ${name} öffnen`,
    rights: 'Rechte',
    accepted: (name, moment) => `Bestätigt von ${name}, ${moment}`,
    proof: 'Öffentlicher Zugang',
    proofStates: {
      waiting: 'Wird geprüft',
      passed: 'Erreichbar',
      failed: 'Nicht erreichbar',
      unchecked: 'Noch nicht geprüft',
    },
    privateFeed:
      'Dieser Feed ist privat: Geprüft hat der Sender ihn mit einem eigenen Passwort, nicht die Adressen seiner Hörer.',
    checkAgain: 'Noch einmal prüfen',
    checkNow: 'Jetzt prüfen',
    checking: 'Wird geprüft …',
    checkOf: (label, name) => `${label}: ${name}`,
    checkFailed: 'Die Prüfung ist nicht möglich.',
    nextCheck: (moment) => `Nächste Prüfung: ${moment}.`,
    checked: (moment) => `Geprüft: ${moment}`,
    checksPassed: (passed, all) => `${passed} von ${all} Prüfungen bestanden`,
    results: { passed: 'Bestanden', failed: 'Fehlgeschlagen', skipped: 'Übersprungen' },
    earlierTries: 'Frühere Versuche',
    failed: 'Folge nicht ausgeliefert',
    failedDetails: (episode, destination, reason) =>
      `„${episode}“ kam nicht bei ${destination} an. ${reason}`,
  },
  'deliveries/delivery-text': {
    statuses: {
      waiting: 'Wartet',
      sending: 'Wird gesendet',
      delivered: 'Ausgeliefert',
      failed: 'Fehlgeschlagen',
      withdrawn: 'Entfernt',
    },
    tryingAgain: 'Wird noch einmal versucht',
    delivered: (number) => `${number} ausgeliefert`,
    onTheWay: (number) => `${number} unterwegs`,
    failed: (number) => `${number} fehlgeschlagen`,
    removed: (number) => `${number} entfernt`,
  },
  'webhooks/disabled-webhooks': {
    name: 'Webhook deaktiviert',
    disabled: (title) => `„${title}“ ist zu lange fehlgeschlagen und erhält keine Ereignisse mehr.`,
    open: 'Webhooks öffnen',
  },
};
