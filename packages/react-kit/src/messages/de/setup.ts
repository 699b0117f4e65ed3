import type { AreaMessages } from '../areas.ts';
import type { KitMessages } from '../kit-messages.ts';
import { count } from './count.ts';
import { evidenceCard } from './evidence-card.ts';
import { feedContents } from './feed-contents.ts';
import { feedPrivacy } from './feed-privacy.ts';
import { storage } from './storage-report.ts';
import { testMail } from './test-mail.ts';

const pageViews = (number: number, some: string, one: string) => `${number} ${number === 1 ? one : some}`;

type Term = Parameters<KitMessages['destinations/screen/setup']['none']>[0];

/** Setup without any destination of a type, by the term of its type. */
const missing: Readonly<Record<Term, { none: string; first: string }>> = {
  account: { none: 'Sie haben noch kein Konto verbunden!', first: 'Erstes Konto verbinden' },
  channel: { none: 'Sie haben noch keinen Kanal verbunden!', first: 'Ersten Kanal verbinden' },
  feed: { none: 'Sie haben noch keinen Feed verbunden!', first: 'Ersten Feed verbinden' },
  page: { none: 'Sie haben noch keine Seite verbunden!', first: 'Erste Seite verbinden' },
  webhook: { none: 'Sie haben noch keinen Webhook verbunden!', first: 'Ersten Webhook verbinden' },
  widget: { none: 'Sie haben noch kein Widget verbunden!', first: 'Erstes Widget verbinden' },
};

export const setup: AreaMessages<'setup'> = {
  ...storage,
  ...evidenceCard,
  ...testMail,
  ...feedContents,
  ...feedPrivacy,
  'destinations/screen/drawer/feed': {
    title: 'Titel',
    description: 'Beschreibung',
    author: 'Autor',
    email: 'E-Mail-Adresse',
    emailHelp: 'Steht in Ihrem Feed, damit Verzeichnisse Sie erreichen.',
    subtitle: 'Untertitel',
    website: 'Website',
    language: 'Sprache',
    noLanguage: 'Keine passende Sprache',
    order: 'Reihenfolge der Folgen',
    orders: { episodic: 'Episodisch', serial: 'Fortlaufend' },
    orderHelp: { episodic: 'Neueste zuerst', serial: 'Älteste zuerst' },
    cover: 'Quadratisches Cover',
    coverHelp: 'JPEG oder PNG, 1400 × 1400 bis 3000 × 3000 px. Podcast-Apps zeigen es neben jeder Folge.',
    categories: 'Kategorien',
    status: 'Status',
    statuses: { active: 'Aktiv', inactive: 'Inaktiv' },
    explicit: 'Explizit',
    liveRead: 'Mit eingesprochener Werbung',
    aggregate: 'Sammelfeed',
    directory: 'Verzeichnis',
    directoryHelp: 'Das Podcast-Verzeichnis, für das dieser Feed gedacht ist, falls es eines gibt.',
    anyDirectory: 'Kein bestimmtes Verzeichnis',
    directories: {
      itunes: 'Apple Podcasts',
      google_play: 'Google Play',
      spotify: 'Spotify',
      iheart: 'iHeart',
      stitcher: 'Stitcher',
      tunein: 'TuneIn',
      radio_com: 'Radio.com',
      pocketcasts: 'Pocket Casts',
      pandora: 'Pandora',
      alexa_skills: 'Alexa Skills',
      google_actions: 'Google Actions',
      wp: 'WordPress',
      deezer: 'Deezer',
      radio_public: 'RadioPublic',
      custom: 'Eigenes',
      master: 'Hauptfeed',
    },
    check: 'Verzeichnisse',
    checkHelp: 'Der gespeicherte Feed, geprüft nach den Regeln jedes Verzeichnisses.',
    checkAgain: 'Noch einmal prüfen',
    checkBusy: 'Wird geprüft …',
    checkLoading: 'Der Feed wird geprüft',
    checkFailed: 'Der Feed konnte nicht geprüft werden.',
    checkInactive: 'Aktivieren und speichern Sie den Feed, um ihn zu prüfen.',
    passes: 'Bestanden',
    warnings: (number) => (number === 1 ? '1 Warnung' : `${number} Warnungen`),
    errors: (number) => (number === 1 ? '1 Fehler' : `${number} Fehler`),
    findings: (number) => (number === 1 ? '1 Befund' : `${number} Befunde`),
    findingsHelp: 'Jeder mit seiner Abhilfe',
    levels: { error: 'Fehler', warning: 'Warnung' },
    goToField: 'Zum Feld',
    goToFieldOf: (finding) => `Zum Feld: ${finding}`,
    more: (number) => (number === 1 ? '1 weiterer Befund' : `${number} weitere Befunde`),
    iheartId: 'iHeart-ID',
    authorization: 'Autorisierungscode von Podcast Connect',
  },
  embeds: {
    heading: 'Websites mit Ihren Playern',
    site: 'Website',
    hidden: 'Vom Browser verborgen',
    version: 'Version',
    current: 'Aktuell',
    older: 'Älter',
    kind: 'Art',
    kinds: { script: 'Skript', element: 'Element', frame: 'Iframe' },
    views: 'Seitenaufrufe',
    errors: 'Seitenaufrufe mit Fehlern',
    error: {
      list: (number) => pageViews(number, 'konnten den Player nicht laden', 'konnte den Player nicht laden'),
      empty: (number) => pageViews(number, 'hatten nichts abzuspielen', 'hatte nichts abzuspielen'),
      audio: (number) =>
        pageViews(number, 'konnten eine Folge nicht abspielen', 'konnte eine Folge nicht abspielen'),
    },
    none: 'Keine',
    lastSeen: 'Zuletzt gesehen',
    reports: 'Player melden Seitenaufrufe',
    reportsHelp:
      'Jeder Seitenaufruf meldet Website, Version und Fehler, ohne Cookies und ohne Angaben über das Publikum.',
    empty: 'Noch keine Website hat sich gemeldet',
    emptyText: 'Websites erscheinen hier, sobald eine Seite mit einem Player aufgerufen wurde.',
    offText: 'Player melden nichts.',
    failed: 'Die Websites konnten nicht geladen werden.',
    saveFailed: 'Die Meldungen der Player konnten nicht geändert werden.',
  },
  'destinations/screen/drawer': {
    add: (label) => `${label} hinzufügen`,
    edit: (label) => `${label} bearbeiten`,
    step: (step, number) => `Schritt ${step} von ${number}`,
    back: 'Zurück',
    continue: 'Weiter',
    save: 'Speichern',
    saved: (name) => `${name} ist gespeichert.`,
    required: 'Diese Angabe fehlt.',
    categoryRepeated:
      'Diese Kategorie haben Sie schon gewählt. Wählen Sie eine andere Kategorie oder Unterkategorie.',
    yes: 'Ja',
    no: 'Nein',
    iheartLink: 'Mit iHeart verknüpfen',
    noIheart: 'Keine Seite bei iHeart',
    byDefault: 'Standardmäßig auf diesem Ziel veröffentlichen',
    byDefaultHelp: 'Vorausgewählt für neue Folgen von Sendungen, die keine eigenen Ziele haben.',
    generate: (label) => `${label} erzeugen`,
    copy: (label) => `${label} kopieren`,
    copyFailed:
      'Ihr Browser lässt das Kopieren hier nicht zu. Markieren Sie den Text und kopieren Sie ihn mit der Tastatur.',
    notAuthorized: (label) =>
      `Der Zugriff ist nicht erlaubt. Klicken Sie auf „Zurück“ und dann auf „Zugriff erlauben“, um Ihr Konto bei ${label} freizugeben.`,
    authorize: 'Zugriff erlauben',
    authorizeAgain: 'Zugriff noch einmal erlauben',
    authorizedBefore:
      'Der Zugriff auf dieses Konto ist schon erlaubt. Erlauben Sie ihn noch einmal, wenn er abgelaufen ist oder Sie ein anderes Konto verwenden möchten.',
    authorization: {
      open: (label) =>
        `Wartet auf ${label}. Schließen Sie den Vorgang in dem Fenster ab, das sich geöffnet hat.`,
      blocked: (label) =>
        `Ihr Browser hat das Fenster von ${label} blockiert. Lassen Sie Pop-ups für diese Seite zu, und klicken Sie noch einmal auf „Zugriff erlauben“.`,
      closed: (label) =>
        `Das Fenster von ${label} wurde zu früh geschlossen. Klicken Sie auf „Zugriff erlauben“, um es noch einmal zu öffnen.`,
      granted: (label) => `Der Zugriff auf ${label} ist erlaubt.`,
      denied: (label) =>
        `${label} hat Ihre Erlaubnis nicht bekommen. Klicken Sie auf „Zugriff erlauben“, um es noch einmal zu versuchen.`,
      expired: (label) =>
        `Das Fenster von ${label} ist nicht mehr gültig. Klicken Sie auf „Zugriff erlauben“, um ein neues zu öffnen.`,
      scope: (label) =>
        `Eine Berechtigung fehlt. Klicken Sie auf „Zugriff erlauben“, und lassen Sie jede Berechtigung ausgewählt, die ${label} aufführt.`,
      failed: (label) =>
        `${label} konnte nicht verbunden werden. Klicken Sie auf „Zugriff erlauben“, um es noch einmal zu versuchen. Bleibt es dabei, fragen Sie Ihre Systemadministration.`,
    },
    page: 'Seite',
    choosePage: 'Seite auswählen',
    loadingPages: 'Die Seiten werden geladen',
    noPages:
      'Facebook hat noch keine Seiten geliefert. Schließen Sie den Vorgang in dessen Fenster mit dem Konto ab, dem die Seite gehört, und laden Sie die Seiten dann noch einmal.',
    pagesFailed: 'Die Facebook-Seiten konnten nicht geladen werden.',
    loadPages: 'Seiten noch einmal laden',
    presentPage: (title) =>
      `Beiträge gehen an ${title}. Um eine andere Seite zu wählen, gehen Sie zurück und erlauben Sie den Zugriff noch einmal.`,
    show: 'Spreaker-Sendung',
    chooseShow: 'Sendung auswählen',
    loadingShows: 'Die Sendungen werden geladen',
    noShows: 'Ihr Spreaker-Konto enthält noch keine Sendungen. Erstellen Sie dort zuerst einen Podcast.',
    showsFailed: 'Die Sendungen von Spreaker konnten nicht vom Server geladen werden',
    loadShows: 'Sendungen noch einmal laden',
    presentShow: (title) =>
      `Folgen gehen an ${title}. Um eine andere Sendung zu wählen, gehen Sie zurück und erlauben Sie den Zugriff noch einmal.`,
    stored:
      'Gespeichert; wird nicht noch einmal angezeigt. Geben Sie einen neuen Wert ein, um ihn zu ersetzen.',
  },
  'destinations/screen/setup': {
    campaigns: 'Kampagnen',
    playout: 'Sendeablauf',
    webhooks: 'Webhooks des Senders',
    company: 'Unternehmen',
    activity: 'Aktivität',
    stationExport: 'Export',
    heading: 'Einrichtung',
    loading: 'Die Ziele werden geladen',
    failed: 'Die Einrichtung konnte nicht geladen werden.',
    listFailed: 'Die Ziele konnten nicht vom Server geladen werden',
    saveFailed: 'Das Ziel konnte nicht hinzugefügt oder geändert werden',
    deleteFailed: 'Das Ziel konnte nicht gelöscht werden',
    integrations: 'Ziele',
    station: 'Sender',
    look: 'Erscheinungsbild',
    storage: 'Speicher',
    mail: 'E-Mail',
    evidence: 'Beweise',
    add: (label) => `${label} hinzufügen`,
    search: (label) => `${label} durchsuchen`,
    count: (number) => `${number} verbunden`,
    none: (term) => missing[term].none,
    connectFirst: (term) => missing[term].first,
    notConfigured: (label, settings) =>
      `Die Anmeldung bei ${label} ist bei diesem Sender nicht eingerichtet. Bitten Sie Ihre Systemadministration, ${settings.join(' und ')} zu setzen.`,
    reconnect: 'Neu verbinden',
    reconnectOf: (title) => `${title} neu verbinden`,
    ending: (isOver, day) =>
      isOver
        ? `Der Zugriff auf dieses Konto ist am ${day} abgelaufen. Verbinden Sie es neu, um wieder zu veröffentlichen.`
        : `Der Zugriff auf dieses Konto läuft am ${day} ab. Verbinden Sie es vorher neu.`,
    failing: (number) =>
      number === 1
        ? 'die letzte Auslieferung ist fehlgeschlagen,'
        : `die letzten Auslieferungen an ${number} Ziele sind fehlgeschlagen,`,
    test: 'Testen',
    testOf: (title) => `${title} testen`,
    testing: 'Wird getestet …',
    testFailed: 'Das Ziel konnte nicht getestet werden.',
    off: 'Ausgeschaltet. Nichts wird gesendet.',
    unused: 'Noch nichts gesendet.',
    lastDelivered: (name, moment) => `„${name}“ ist angekommen: ${moment}.`,
    lastFailed: (name, moment, reason) => `„${name}“ ist fehlgeschlagen, ${moment}: ${reason}`,
    noResults: 'Keine Treffer',
    noResultsText: (label) => `Kein Ziel bei ${label} passt zu Ihrer Suche.`,
    showAll: 'Alle Ziele anzeigen',
    active: 'Aktiv',
    activeOf: (title) => `${title} ist aktiv`,
    byDefault: 'Standard',
    usedBy: (number) => `In ${count(number, 'Sendung', 'Sendungen')} verwendet`,
    goneShow: (id) => `Sendung ${id}`,
    edit: (title) => `${title} bearbeiten`,
    delete: (title) => `${title} löschen`,
    askTitle: 'Sind Sie sicher?',
    askText: (title) => `Möchten Sie ${title} wirklich löschen?`,
    confirm: 'Löschen',
    endsPosts: 'Neue Folgen werden dort nicht mehr veröffentlicht. Frühere bleiben.',
    losesShows: (titles) => `Diese Sendungen veröffentlichen dort nicht mehr: ${titles}.`,
    deleted: (title) => `${title} ist gelöscht.`,
    lossTitle: (title) => `${title} den Hörern wegnehmen?`,
    losses: {
      private:
        'Der Feed wird privat: Apps, die ihn heute lesen, brauchen ein Passwort, und seine Folgen verschwinden von den öffentlichen Seiten.',
      off: 'Der Feed wird ausgeschaltet: Podcast-Apps können ihn erst wieder lesen, wenn Sie ihn aktivieren.',
      moved:
        'Der Feed zieht um: Podcast-Apps wechseln zur neuen Adresse, und die meisten kommen nicht zurück.',
    },
    lossConfirm: 'Speichern',
    feedUrl: 'RSS-URL',
    includeDeleted: 'Gelöschte Folgen einschließen',
    copyUrl: 'In die Zwischenablage kopieren',
    cannotCopy:
      'Ihr Browser lässt das Kopieren hier nicht zu. Markieren Sie die Adresse und kopieren Sie sie mit der Tastatur.',
    gone: 'Dieses Ziel gibt es nicht mehr.',
    feedOff:
      'Dieser Feed ist ausgeschaltet. Podcast-Apps können ihn erst lesen, wenn Sie ihn wieder aktivieren.',
  },
  'destinations/screen/widget': {
    title: 'Widget',
    preview: 'Vorschau',
    save: 'Gestaltung speichern',
    saved:
      'Gestaltung gespeichert. Player behalten die alte Gestaltung, bis Sie ihren Einbettungscode ersetzen.',
    savedHelp: 'Gespeichert werden Farben, Typ und Aufbau. Andere Optionen ändern nur den Einbettungscode.',
  },
  'station-look/card/station-look': {
    heading: 'Erscheinungsbild',
    intro: 'Akzentfarbe und Logo Ihres Senders, für alle, die darin arbeiten.',
    logo: 'Logo',
    logoHelp: 'JPEG oder PNG, quadratisch. Steht im Menü anstelle der Wellen.',
    accent: 'Akzentfarbe',
    accentHelp:
      'Geben Sie eine Hex-Farbe ein, oder klicken Sie auf das Farbfeld. Jedes Design bekommt einen gut lesbaren Ton davon.',
    picker: 'Akzentfarbe wählen',
    invalid: (product) =>
      `Geben Sie eine Hex-Farbe wie #C2410C ein, oder lassen Sie das Feld leer für die Farbe von ${product}.`,
    presets: 'Vorlagen',
    own: (product) => `Farbe von ${product}`,
    colors: {
      blue: 'Blau',
      violet: 'Violett',
      magenta: 'Magenta',
      red: 'Rot',
      orange: 'Orange',
      green: 'Grün',
      slate: 'Schiefer',
    },
    preview: 'Vorschau',
    themes: { light: 'Hell', dark: 'Dunkel' },
    buttonsNote:
      'Schaltflächen bleiben bei jeder Akzentfarbe schwarz und weiß, damit sie immer als solche zu erkennen sind.',
    samplePage: 'Folgen',
    sampleOther: 'Sendungen',
    sampleProgress: 'Audio wird erstellt',
    sampleLink: 'Morgenflut',
    sampleTag: 'Neu',
    sampleButton: 'Veröffentlichen',
    save: 'Erscheinungsbild speichern',
    undo: 'Änderungen verwerfen',
    saved: 'Das Erscheinungsbild des Senders ist gespeichert.',
    name: 'Erscheinungsbild',
    failed: 'Das Erscheinungsbild des Senders konnte nicht gespeichert werden',
    leave: 'Das Erscheinungsbild des Senders hat nicht gespeicherte Änderungen. Ohne Speichern verlassen?',
  },
};
