import type { AreaMessages } from '../areas.ts';
import { count } from './count.ts';
import { decimal } from './decimal.ts';

const lufs = (value: number) => `${decimal(value)} LUFS`;

/** A loudness without its unit, with a decimal only if it has one. */
const level = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 1 }).replace('-', '−');

export const publishing: AreaMessages<'publishing'> = {
  'episodes/preflight/loudness-text': {
    at: lufs,
    raised: (loudness, by, target) =>
      `${lufs(loudness)}, wird um ${decimal(by)} dB auf ${level(target)} angehoben`,
    lowered: (loudness, by, target) =>
      `${lufs(loudness)}, wird um ${decimal(by)} dB auf ${level(target)} abgesenkt`,
  },
  'episodes/preflight': {
    checks: 'Prüfung',
    none: 'Nichts zu beheben.',
    jump: (text) => `Zur Stelle: ${text}`,
    go: 'Zur Stelle',
    field: 'Zum Feld',
    fieldOf: (text) => `Zum Feld: ${text}`,
    feed: 'Feed öffnen',
    feedOf: (text) => `Feed in einem neuen Tab öffnen: ${text}`,
    listen: 'Anhören',
    listenTo: (text) => `Anhören: ${text}`,
    fixes: { ads: 'Eine entfernen', form: 'Formular öffnen' },
    fixOf: (fix, text) => `${fix}: ${text}`,
    severities: { problem: 'Problem', warning: 'Warnung', hint: 'Hinweis' },
    measuring: 'Die Lautheit ist noch nicht gemessen. Der Sender misst sie gerade.',
    unmeasured: 'Die Lautheit konnte nicht gelesen werden.',
    silent: 'Diese Zeitleiste ist stumm.',
    card: 'Die Folge',
    ads: (number) => count(number, 'Werbemarke', 'Werbemarken'),
  },
  'episodes/preflight/check': {
    processing: (number) =>
      `${count(number, 'Element', 'Elemente')} ${number === 1 ? 'wird' : 'werden'} noch verarbeitet.`,
    short: (seconds) => `Die Folge ist ${decimal(seconds)} s lang.`,
    ads: 'Zwei Werbemarken liegen nebeneinander. Entfernen Sie eine davon.',
    silence: (seconds, at) => `${decimal(seconds)} s Stille bei ${at}`,
    gap: (seconds, at) => `${decimal(seconds)} s des Mitschnitts fehlen bei ${at}`,
    clipped: (number, at) =>
      number === 1
        ? `Das Audio ist bei ${at} übersteuert`
        : `Das Audio ist an ${number} Stellen übersteuert, zuerst bei ${at}`,
    loudness: (reached, wanted) =>
      `Die Folge wird bei ${lufs(reached)} liegen, weit entfernt von ${lufs(wanted)}.`,
    cover: (pixels) =>
      `Das Cover hat ${pixels} × ${pixels} Pixel. Podcast-Verzeichnisse verlangen 1400 × 1400.`,
    chapters: 'Eine Folge von mehr als 10 Minuten hat keine Kapitel.',
    description: 'Die Folge hat keine Beschreibung.',
    tags: 'Die Folge hat keine Schlagwörter.',
  },
  'episodes/rights': {
    heading: 'Rechte',
    leftOut: 'Ihr Sender lässt dies in Folgen weg:',
    asks: 'Ihr Sender fragt nach, bevor dies veröffentlicht wird:',
    accept: (number) =>
      number === 1
        ? 'Ich darf dieses Audio veröffentlichen'
        : `Ich darf alle ${number} Abschnitte veröffentlichen`,
    kept: 'Der Sender speichert Ihren Namen und die Uhrzeit zur Folge.',
    missing: 'Bestätigen Sie dieses Audio, oder nehmen Sie es von der Zeitleiste.',
    piece: (title, artist) => (artist === '' ? title : `${artist}: ${title}`),
  },
  'episodes/publish/propose-chapters': {
    name: 'Kapitel',
    propose: 'Aus den Abschnitten vorschlagen',
    replace: 'Durch die Abschnitte ersetzen',
    failed: 'Es konnten keine Kapitel vorgeschlagen werden.',
  },
  'episodes/publish/publish-dialog': {
    title: 'Folge veröffentlichen',
    checks: 'Prüfung',
    destinations: 'Ziele',
    noDestinations: 'Dieser Sender hat noch keine Ziele. Die Folge bekommt trotzdem eine eigene Seite.',
    reasons: {
      'too-long': 'YouTube nimmt Folgen von höchstens 30 Minuten an.',
      inactive: 'Dieses Ziel ist ausgeschaltet.',
    },
    addedVideo: 'Hinzugefügt, weil YouTube es braucht.',
    details: 'Angaben',
    season: 'Staffel',
    number: 'Folgennummer',
    takeNumber: (season, number) =>
      season === null ? `Nummer ${number} verwenden` : `Staffel ${season}, Nummer ${number} verwenden`,
    type: 'Art der Folge',
    types: { full: 'Vollständig', bonus: 'Bonus', trailer: 'Trailer' },
    rating: 'Einstufung',
    clean: 'Unbedenklich',
    explicit: 'Explizit',
    shareText: 'Text für soziale Netzwerke',
    shareTextTooLong: 'Dieser Text ist zu lang zum Teilen.',
    more: 'Mehr',
    moreHelp: 'Quellenangabe, Einmal-Schlagwörter, Kapitel',
    attribution: 'Quellenangabe',
    attributionHelp: 'Wer für Musik, Bilder oder Text zu nennen ist.',
    attributionTooLong: 'Verwenden Sie höchstens 500 Zeichen.',
    onceUseTags: 'Einmal-Schlagwörter',
    onceUseTagsHelp: 'Nur für diese Folge. Die Eingabetaste fügt ein Schlagwort hinzu.',
    onceUseTagsWrong: 'Verwenden Sie höchstens 100 Schlagwörter mit je höchstens 100 Zeichen.',
    chapters: 'Kapitel',
    chaptersHelp: 'Ein Kapitel je Zeile: Anfangszeit und Titel. Podcast-Apps zeigen sie im Player.',
    chaptersExample: '0:00 Begrüßung\n12:30 Neues aus dem Hafen',
    chapterProblems: {
      form: (line) =>
        `Zeile ${line} braucht eine Anfangszeit und einen Titel, zum Beispiel 12:30 Nachrichten.`,
      title: (line) => `Der Titel in Zeile ${line} ist länger als 200 Zeichen.`,
      many: () => 'Eine Folge hat höchstens 500 Kapitel.',
    },
    schedule: 'Planen',
    date: 'Datum',
    time: 'Uhrzeit',
    zone: (zone) => `Zeit am Sender (${zone})`,
    problems: {
      date: {
        missing: 'Wählen Sie ein Datum.',
        past: 'Dieser Zeitpunkt ist vorbei.',
        skipped: 'Wählen Sie ein anderes Datum.',
      },
      time: {
        missing: 'Wählen Sie eine Uhrzeit.',
        past: 'Dieser Zeitpunkt ist vorbei.',
        skipped: 'Diese Uhrzeit gibt es an diesem Tag nicht: Die Uhren werden vorgestellt.',
      },
    },
    plan: 'Was die anderen Schaltflächen tun',
    enter: 'Enter',
    save: 'Speichern',
    publishNow: 'Jetzt veröffentlichen',
    saving: 'Wird gespeichert …',
    publishing: 'Wird veröffentlicht …',
    scheduling: 'Wird geplant …',
    loading: 'Die Ziele werden geladen',
    loadFailed: 'Die Ziele konnten nicht geladen werden.',
    loadingEpisode: 'Die Folge wird geladen',
    episodeFailed: 'Die Folge konnte nicht geladen werden.',
    createFailed: 'Die Folge konnte nicht erstellt werden.',
    updateFailed: 'Die Folge konnte nicht geändert werden.',
    conflictTitle: 'Ein anderer Benutzer hat diese Folge gespeichert',
    conflict: (name, moment) =>
      `${name} hat sie am ${moment} gespeichert, nachdem Sie sie geöffnet haben. Ihre Änderungen sind noch nicht gespeichert.`,
    unknownUser: 'Ein anderer Benutzer',
    undone: 'Veröffentlichung rückgängig gemacht.',
    isDraftAgain: (name) => `„${name}“ ist wieder ein Entwurf.`,
    undoFailed: 'Die Veröffentlichung konnte nicht rückgängig gemacht werden.',
  },
  'episodes/publish/rules': {
    errors: {
      title: 'Die Folge hat keinen Titel.',
      episode_number: 'Eine Folge einer Serie braucht eine Folgennummer.',
      soundbites: 'Ein Soundbite liegt außerhalb des Audios.',
      alternate_enclosures: 'Die Prüfsumme einer anderen Fassung ist fehlerhaft.',
    },
    warnings: {
      audio: 'Das Audio hat keine Länge.',
      chapters: 'Die Folge hat keine Kapitel.',
      description: 'Die Beschreibung ist länger als 4.000 Bytes und wird in Feeds dort abgeschnitten.',
      alternate_enclosures: 'Eine andere Fassung der Folge hat keine Prüfsumme.',
    },
    feed: (title, number) =>
      `Verzeichnisse lehnen den Feed „${title}“ ab: ${number === 1 ? '1 Feld fehlt oder ist falsch.' : `${number} Felder fehlen oder sind falsch.`}`,
    failed: 'Der Sender konnte die Regeln der Verzeichnisse nicht prüfen.',
    retry: 'Erneut prüfen',
    count: (number) => count(number, 'Problem', 'Probleme'),
    countHelp: (number) =>
      `${count(number, 'Problem', 'Probleme')}. PostKit fragt vor dem Veröffentlichen nach.`,
    refused: (directories) => `Diese Folge würde abgelehnt von: ${directories}.`,
    noticed: 'Hörer oder Verzeichnisse werden es bemerken.',
    mend: 'Erst beheben',
    anyway: {
      publish: 'Trotzdem veröffentlichen',
      schedule: 'Trotzdem planen',
      update: 'Trotzdem aktualisieren',
    },
  },
  'episodes/publish/expiry': {
    heading: 'Ablauf',
    never: 'Nie',
    byShow: (days) => `Folgen der Sendung laufen nach ${count(days, 'Tag', 'Tagen')} ab.`,
    date: 'Läuft ab am',
    time: 'Läuft ab um',
    clear: 'Ablaufdatum löschen',
    help: (zone) => `Der Sender zieht die Folge dann zurück. Leer lassen für nie. Zeitzone: ${zone}`,
    passed:
      'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren oder löschen Sie das Datum, um die Folge zu veröffentlichen.',
  },
  'episodes/changed-fields': {
    fields: {
      title: 'Titel',
      description: 'Beschreibung',
      audio: 'Audio',
      ads: 'Werbemarken',
      show: 'Sendung',
      tags: 'Schlagwörter',
      cover: 'Quadratisches Bild',
      image: 'Breites Bild',
      destinations: 'Ziele',
      schedule: 'Datum und Uhrzeit',
      expiry: 'Ablauf',
      season: 'Staffel',
      number: 'Folgennummer',
      type: 'Art der Folge',
      rating: 'Einstufung',
      shareText: 'Text für soziale Netzwerke',
      attribution: 'Quellenangabe',
      chapters: 'Kapitel',
      podcast: 'Angaben für Podcast-Apps',
    },
  },
  'episodes/publish/update': {
    title: 'Folge aktualisieren',
    changes: 'Änderungen',
    was: (before) => `vorher ${before}`,
    quoted: (text) => `„${text}“`,
    none: 'nichts',
    added: (names) => `hinzugefügt: ${names}`,
    removed: (names) => `entfernt: ${names}`,
    length: (before, after) => `${before} wird ${after}`,
    nothing: 'Nichts geändert. Hörer haben die Folge so, wie sie hier ist.',
    nothingScheduled: 'Nichts geändert. Die Folge erscheint so, wie sie hier ist.',
    repair: 'Nichts geändert. „Aktualisieren“ erzeugt das Audio noch einmal und schickt es an die Ziele.',
    update: 'Aktualisieren',
    updating: 'Wird aktualisiert …',
    inPlace: (places) => `Aktualisiert sie an Ort und Stelle: ${places}. Datum und Adresse bleiben.`,
    inPlaceNowhere: 'Aktualisiert die Folge auf ihrer Seite. Datum und Adresse bleiben.',
    goesOut: (moment) => `Die Folge erscheint am ${moment}.`,
    keepsDate: 'Die Folge behält ihr Datum.',
    draft: {
      published: 'Zurückziehen und als Entwurf behalten …',
      scheduled: 'Planung aufheben und als Entwurf behalten …',
    },
    draftPlan: {
      published: 'Nimmt die Folge aus Feeds und Playern. PostKit fragt vorher nach.',
      scheduled: 'Die Folge erscheint nicht. PostKit fragt vorher nach.',
    },
    draftTitle: { published: 'Diese Folge zurückziehen?', scheduled: 'Die Planung dieser Folge aufheben?' },
    draftText: {
      published: (name) =>
        `„${name}“ verschwindet aus Feeds und Playern; ihre Seite und ihr Audio sind nicht mehr öffentlich. Sie wird ein Entwurf.`,
      scheduled: (name) => `„${name}“ erscheint nicht. Sie wird ein Entwurf ohne Datum.`,
    },
    staying: (names) => `${names}: Was dort ist, bleibt. Löschen Sie es dort.`,
    keepsChanges: (number) => `${count(number, 'Änderung bleibt', 'Änderungen bleiben')} im Entwurf.`,
    drafting: { published: 'Zurückziehen', scheduled: 'Planung aufheben' },
    updated: 'Folge aktualisiert.',
    updatedDetails: {
      published: (name) => `„${name}“ ist überall berichtigt, wo sie veröffentlicht ist.`,
      scheduled: (name) => `„${name}“ erscheint wie geplant.`,
    },
    newAudio: (name) =>
      `„${name}“ ist berichtigt. Hörer bekommen das bisherige Audio, bis das neue fertig ist.`,
    savedOnly: (name) => `„${name}“ ist nicht mehr veröffentlicht. Ihre Änderungen sind darin gespeichert.`,
    unpublished: { published: 'Folge zurückgezogen.', scheduled: 'Planung aufgehoben.' },
    unpublishedDetails: (name) => `„${name}“ ist ein Entwurf.`,
    takenDown: (name) =>
      `${name} hat die Folge zurückgezogen: Sie ist nicht mehr veröffentlicht. „Meine behalten“ speichert Ihre Änderungen darin und veröffentlicht sie nicht.`,
  },
  'episodes/publish/publish-texts': {
    noPlace: 'kein Ziel: Sie erscheint nur auf der eigenen Seite des Senders',
    places: (number) => count(number, 'Ziel', 'Ziele'),
    draft: 'Wird als Entwurf gespeichert. Es wird nichts veröffentlicht.',
    now: (places) => `Geht jetzt an ${places}.`,
    noTime: (zone) => `Wählen Sie Datum und Uhrzeit (${zone}).`,
    later: (moment, places) => `Geplant für ${moment}, an ${places}.`,
    saved: 'Folge gespeichert.',
    savedDetails: (name) => `„${name}“ ist ein Entwurf.`,
    published: 'Folge veröffentlicht.',
    publishedDetails: (name) => `„${name}“ ist unterwegs zu ihren Zielen.`,
    scheduled: 'Folge geplant.',
    scheduledDetails: (name, moment) => `„${name}“ erscheint am ${moment}.`,
  },
};
