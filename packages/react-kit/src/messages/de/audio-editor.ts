import type { Area, KitMessages } from '../kit-messages.ts';
import { count } from './count.ts';
import { decimal } from './decimal.ts';

const elements = (number: number) => count(number, 'Element', 'Elemente');

/** A level as `−16,2`; a dash without one. */
const level = (value: number) => (Number.isFinite(value) ? decimal(value) : '–');

type Parts =
  | 'checks'
  | 'drafts'
  | 'info'
  | 'inspector'
  | 'level'
  | 'loudness'
  | 'transcript'
  | 'transport'
  | 'waveform'
  | 'waveform-drawer';

export const audioEditor: Pick<KitMessages, 'audio-editor' | 'audio-editor/timeline-model/finish'> &
  Area<'audio-events' | `audio-editor/${Parts}`> = {
  'audio-editor': {
    title: 'Audio',
    name: 'Audiobearbeitung',
    leave: 'Möchten Sie diese Ansicht wirklich verlassen?',
    loading: 'Die Audiobearbeitung wird geladen',
    failed: 'Die Audiobearbeitung konnte nicht geöffnet werden.',
    invalidEpisode: { name: 'Ungültige Folge', details: 'Die Folge, die Sie öffnen möchten, wurde nicht gefunden.' },
    retrieveEpisode: 'Die Folge konnte nicht geladen werden.',
    restored: (when) =>
      when === null ? 'Ihr Entwurf ist wiederhergestellt.' : `Ihr Entwurf ist wiederhergestellt (gespeichert: ${when}).`,
    discard: 'Verwerfen',
    discardTitle: 'Diesen Entwurf verwerfen?',
    keepEditing: 'Weiter bearbeiten',
    opening: 'Die Sendung wird geöffnet',
    deleted:
      'Diese Folge wurde gelöscht, nachdem Sie sie geöffnet haben. Ihre Arbeit ist noch da: Mit „Fertigstellen“ speichern Sie sie als neue Folge.',
    outdated: (who) => `${who || 'Ein anderer Benutzer'} hat diese Folge gespeichert, nachdem Sie sie geöffnet haben.`,
    reload: 'Deren Version laden',
    reloadTitle: 'Deren Version laden?',
    reloadText: 'Ihre Änderungen hier gehen verloren.',
    keys: 'Zeitleiste, solange sie den Fokus hat',
    commands: {
      group: 'Aktionen',
      upload: { label: 'Audio hochladen', words: 'datei import bibliothek mp3 wav' },
      library: { label: 'Bibliothek öffnen', words: 'uploads dateien inspektor' },
    },
  },
  'audio-editor/checks': {
    checks: 'Prüfung',
    leftOut: (title, category) => `„${title}“ (${category}) wird beim Veröffentlichen weggelassen.`,
    asks: (title, category) => `„${title}“ (${category}) müssen Sie beim Veröffentlichen bestätigen.`,
    label: 'Lautheit',
    measuring: 'Lautheit noch nicht gemessen',
  },
  'audio-editor/drafts': {
    saved: 'Gespeichert',
    unsaved: 'Wird gespeichert …',
    unreachable: 'Nur in diesem Browser gespeichert: Der Sender ist nicht erreichbar',
    changed: (when) => `Dieser Entwurf wurde in einem anderen Browser geändert (${when}).`,
    choose: 'Wählen, welcher bleibt',
    conflictTitle: 'Welchen Entwurf möchten Sie behalten?',
    conflict: 'Sie haben diese Folge in zwei Browsern bearbeitet. Die Version, die Sie nicht behalten, geht verloren.',
    here: 'Dieser Browser',
    there: (when) => `Anderer Browser, ${when}`,
    version: (name, items, length) => `„${name}“, ${elements(items)}, ${length}`,
    keepMine: 'Diese Version behalten',
    takeOther: 'Andere Version verwenden',
    later: 'Später',
  },
  'audio-editor/drafts/retired': {
    outcomes: {
      published: (by, when) => `Von ${by} veröffentlicht: ${when}.`,
      scheduled: (by, when) => `Von ${by} geplant: ${when}.`,
      saved: (by, when) => `Von ${by} als Folge gespeichert: ${when}.`,
      discarded: (by, when) => `Von ${by} verworfen: ${when}.`,
    },
    unknown: 'Dieser Entwurf wurde in einem anderen Browser veröffentlicht oder verworfen.',
    unseen: 'Änderungen in diesem Browser waren nicht dabei.',
    open: 'Folge öffnen',
    load: 'Diese Version laden',
    loadTitle: 'Diese Version laden?',
    startNew: 'Daraus eine neue Folge beginnen',
    keepAsNew: 'Als neuen Entwurf weiter bearbeiten',
    replaceTitle: 'Ihren jetzigen Entwurf ersetzen?',
    replaceText: 'Der Entwurf in dieser Ansicht wird verworfen.',
    startOver: 'Neu beginnen',
    dismiss: 'Ausblenden',
    discardChanges: 'Diese Änderungen verwerfen',
    discardTitle: 'Diese Änderungen verwerfen?',
    discardText: 'Es gibt sie nur in diesem Browser.',
    blocked:
      'Dieser Entwurf wurde in einem anderen Browser veröffentlicht oder verworfen. Um ihn fertigzustellen, beginnen Sie daraus einen neuen Entwurf.',
  },
  'audio-editor/info': {
    heading: 'Angaben zur Folge',
    show: 'Sendung',
    showPlaceholder: 'Sendung auswählen',
    name: 'Titel',
    tags: 'Schlagwörter',
    tagsPlaceholder: 'Schlagwort eingeben, dann die Eingabetaste drücken',
    description: 'Beschreibung',
    squareImage: 'Quadratisches Bild',
    wideImage: 'Breites Bild',
    finish: 'Fertigstellen',
    errorTitle: 'Fehler',
    ok: 'OK',
    tagsName: 'Schlagwörter',
    tagsFailed: 'Die Schlagwörter konnten nicht vom Server geladen werden',
  },
  'audio-editor/inspector': {
    label: 'Inspektor',
    tabs: 'Inspektor',
    tab: { clip: 'Clip', episode: 'Folge', checks: 'Prüfung', library: 'Bibliothek', upload: 'Upload' },
    open: {
      clip: 'Clip öffnen',
      episode: 'Folge öffnen',
      checks: 'Prüfung öffnen',
      library: 'Bibliothek öffnen',
      upload: 'Uploads öffnen',
    },
    checksOf: (number) => `Prüfung ${number}`,
    close: 'Inspektor schließen',
  },
  'audio-editor/inspector/clip': {
    label: 'Clip',
    none: 'Es ist kein Clip ausgewählt.',
    hint: 'Wählen Sie auf der Zeitleiste einen Clip aus, um Anfang, Ende und Blenden auf die Zehntelsekunde genau und den Pegel einzustellen.',
    ad: 'Das ist eine Werbemarke.',
    adHint: 'Sie hat kein eigenes Audio. Wählen Sie einen Clip aus, um Anfang, Ende und Blenden einzustellen.',
    length: 'Länge',
    aired: (moment) => `Gesendet: ${moment}`,
    in: 'Anfang',
    out: 'Ende',
    fadeIn: 'Einblende',
    fadeOut: 'Ausblende',
    group: { trim: 'Anfang und Ende des Clips', fades: 'Blenden des Clips' },
    apply: { trim: 'Kürzen', fades: 'Blenden setzen' },
  },
  'audio-editor/level': { label: 'Pegel, dB' },
  'audio-editor/loudness': {
    level,
    trigger: 'Lautheit',
    unit: 'LUFS',
    heading: 'Was Sie hören',
    momentary: 'Momentan (0,4 s)',
    shortTerm: 'Kurzzeit (3 s)',
    integrated: 'Integriert',
    peak: 'Lautestes Sample',
    lufs: (value) => `${level(value)} LUFS`,
    dbfs: (value) => `${level(value)} dBFS`,
    leveled: (loudness) => `Die Zeitleiste liegt bei ${loudness}. Sie hören sie mit dieser Änderung.`,
    clipped: 'Übersteuert: Ein Sample hat die Vollaussteuerung erreicht.',
    reset: 'Neu messen',
    nothing: 'Spielen Sie die Zeitleiste ab, um sie zu messen.',
    clip: 'Übersteuert',
  },
  'audio-editor/timeline-model/finish': {
    timeline: 'Fügen Sie der Zeitleiste mindestens einen Abschnitt hinzu.',
    title: 'Geben Sie der Folge einen Titel.',
    description: 'Geben Sie der Folge eine Beschreibung.',
    show: 'Wählen Sie eine Sendung.',
    showOfDownload: 'Wählen Sie eine Sendung',
  },
  'audio-editor/transcript': {
    name: 'Transkript',
    cutFailed: 'Die Wörter konnten nicht herausgeschnitten werden.',
    clipFailed: 'Der Clip konnte nicht erstellt werden.',
    wasCut: (ms) => `${decimal(ms / 1000)} s herausgeschnitten. „Rückgängig“ holt die Wörter zurück.`,
    wasMade: (name) => `„${name}“ liegt auf der Zeitleiste.`,
  },
  'audio-editor/transport': {
    label: 'Wiedergabe',
    play: 'Zeitleiste abspielen (L)',
    pause: 'Pause (K)',
    toStart: 'Zum Anfang',
    loop: 'Übergang in Schleife abspielen',
    speed: 'Wiedergabetempo',
    speedOf: (speed) => `${speed.toLocaleString('de')}×`,
    of: 'von',
    loading: 'Das Audio wird geladen',
    failed: (name) =>
      `Ein Teil von „${name}“ wurde nicht geladen, daher ging die Wiedergabe danach weiter. Prüfen Sie Ihre Verbindung und spielen Sie ihn noch einmal ab.`,
  },
  'audio-editor/waveform-drawer': { failedName: 'Wellenform', failedClone: 'Das Audio konnte nicht bearbeitet werden.' },
  'audio-editor/waveform': {
    label: (name) => `Wellenform von ${name}`,
    play: 'Abspielen',
    pause: 'Pause',
    close: 'Wellenform schließen',
    loading: 'Die Wellenform wird geladen',
    failed: 'Die Wellenform konnte nicht geladen werden.',
    before: 'Davor',
    after: 'Danach',
    none: 'Nichts',
    seconds: (label) => `${label} s`,
    rewindHelp: 'Früher im Mitschnitt beginnen',
    forwardHelp: 'Später im Mitschnitt enden',
    trim: 'Behalten',
    trimStart: 'Behalten ab',
    trimEnd: 'Behalten bis',
    applyTrim: 'Kürzen',
    applyFade: 'Blenden',
    applyBoth: 'Kürzen und blenden',
    applyLevel: 'Pegel setzen',
    applyAll: 'Anwenden',
    fadeIn: 'Einblende',
    fadeOut: 'Ausblende',
    splitHere: 'Hier trennen',
    join: 'Übergang abspielen',
    stopJoin: 'Stopp',
    resetTrim: 'Zurücksetzen',
    busy: 'Wird verarbeitet',
  },
  'audio-events/play-stream': {
    failed: 'Dieses Audio lässt sich gerade nicht abspielen.',
    gone: 'Dieses Audio ist nicht mehr im Archiv. Ersetzen Sie es durch anderes Audio.',
  },
};
