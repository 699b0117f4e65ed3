import { formatTenths } from '../../host/time/clock-tenths.ts';
import type { Area, KitMessages } from '../kit-messages.ts';
import { count } from './count.ts';

const elements = (number: number) => count(number, 'Element', 'Elemente');

type SnapTarget = Parameters<KitMessages['audio-editor/timeline/snap']['short']>[0];

const snapNames = {
  join: 'Übergang',
  playhead: 'Abspielkopf',
  silence: 'Stille',
  second: 'Volle Sekunde',
} as const;

function snapName({ kind, name = '' }: SnapTarget): string {
  return kind === 'event' ? `${name} beginnt` : snapNames[kind];
}

export const audioTimeline: Area<'audio-editor/timeline'> = {
  'audio-editor/timeline': {
    heading: 'Zeitleiste',
    list: 'Elemente der Zeitleiste',
    toolbar: 'Werkzeuge der Zeitleiste',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    targetedAds: 'Gezielte Werbung',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Ganze Zeitleiste anzeigen',
    more: 'Weitere Aktionen',
    editItem: 'Wellenform bearbeiten',
    removeItem: 'Entfernen',
    position: 'Position in der Folge',
    fold: 'Zeitleiste einklappen',
    unfold: 'Zeitleiste anzeigen',
    unfoldItems: (number) => `Zeitleiste anzeigen, ${elements(number)}`,
    startsAt: (ms) => `beginnt bei ${formatTenths(ms)}`,
    notToScale: (name, ms) => `${name}, ${formatTenths(ms)}: kürzer als dargestellt`,
    repeatedAd: 'neben einer anderen Werbemarke',
    repeatedAds:
      'Werbemarken liegen nebeneinander, daher läuft ihre Werbung in einer Unterbrechung. Verschieben Sie eine davon, oder entfernen Sie sie.',
    clear: 'Zeitleiste leeren',
    download: 'Herunterladen',
    downloadAs: 'Herunterladen als',
    clip: 'Clip erstellen',
    playRange: 'Bereich anhören',
    stopRange: 'Stopp',
    merge: 'Zusammenfügen',
    calculating: 'Wird berechnet …',
    countdown: (seconds) => `Wird in ${count(seconds, 'Sekunde', 'Sekunden')} zusammengefügt`,
    merging: 'Wird zusammengefügt …',
    empty: 'Ziehen Sie Abschnitte hierher, oder drücken Sie auf einem Abschnitt +.',
    ad: 'Werbung',
    processing: 'Wird verarbeitet',
    play: (name) => `${name} abspielen`,
    edit: (name) => `${name} bearbeiten`,
    remove: (name) => `${name} entfernen`,
    keys: 'Alt und Pfeiltasten verschieben ein Element, die Eingabetaste bearbeitet es, die Leertaste spielt es ab, die Entfernen-Taste entfernt es, Escape hebt die Auswahl auf. Umschalt und Pfeiltasten wählen mehrere aus, Steuerung A wählt alle aus. S trennt am Abspielkopf, Komma und Punkt bewegen den Abspielkopf. Die eckigen Klammern kürzen, I und O blenden; die Umschalttaste macht die Schritte kleiner, Alt kehrt sie um, Escape bricht sie ab. Steuerung D dupliziert, Steuerung X, C und V schneiden aus, kopieren und fügen ein.',
    several: (number) => elements(number),
    copied: (name) => `${name} kopiert`,
    split: (name) => `${name} wurde getrennt`,
    tooClose: (name) => `Der Abspielkopf ist zu nah am Anfang oder Ende von ${name}, um zu trennen.`,
    playheadAt: (ms) => `Abspielkopf bei ${formatTenths(ms)}`,
    splitHere: 'Am Abspielkopf trennen',
    duplicate: 'Duplizieren',
    listView: 'Liste',
    selected: (number) => `${number} ausgewählt`,
    handles: {
      start: (name) => `Anfang von ${name} kürzen`,
      end: (name) => `Ende von ${name} kürzen`,
      fadeIn: (name) => `Einblende von ${name}`,
      fadeOut: (name) => `Ausblende von ${name}`,
    },
    handlesOf: (name) => `Griffe von ${name}`,
    fadesIn: (ms) => `Einblende ${formatTenths(ms)}`,
    fadesOut: (ms) => `Ausblende ${formatTenths(ms)}`,
    level: (name, level) => `Pegel von ${name}: ${level}`,
    moved: (name, position) => `${name} auf Platz ${position} verschoben`,
    removed: (name) => `${name} entfernt`,
    added: (name) => `${name} hinzugefügt`,
    processingTitle: 'Wird verarbeitet',
    processingText:
      'Ein Teil Ihres Audios wird noch verarbeitet. Es geht automatisch weiter, sobald er fertig ist.',
    downloadFailed: 'Der Download konnte nicht vorbereitet werden.',
    downloadName: 'Download',
    mergeFailed: 'Die Abschnitte konnten nicht zusammengefügt werden.',
    mergeName: 'Zusammenfügen',
    mediaName: 'Audio',
    mediaFailed: (name) => `„${name}“ konnte nicht verarbeitet werden.`,
  },
  'audio-editor/timeline/snap': {
    toggle: 'An Übergängen, Stille und Sekunden einrasten (Alt setzt es aus)',
    short: snapName,
    snapped: (target) => `${formatTenths(target.ms)}, ${snapName(target)}`,
  },
  'audio-editor/timeline/timeline-edits': {
    trigger: 'Tastatur',
    rows: [
      { keys: [['←'], ['→'], ['Pos1'], ['Ende']], does: 'Von Element zu Element' },
      {
        keys: [
          ['Umschalt', '→'],
          ['Strg', 'A'],
        ],
        does: 'Mehrere auswählen, alle auswählen',
      },
      {
        keys: [
          ['Alt', '←'],
          ['Alt', '→'],
        ],
        does: 'Verschieben',
      },
      { keys: [['Leertaste'], ['Enter']], does: 'Abspielen, Wellenform öffnen' },
      {
        keys: [['J'], ['K'], ['L']],
        does: 'Zeitleiste abspielen: 5 s zurück, Pause, abspielen und schneller',
      },
      { keys: [['Esc'], ['Leertaste']], does: 'Auswahl aufheben, dann die Zeitleiste abspielen' },
      { keys: [['+'], ['−'], ['0']], does: 'Vergrößern, verkleinern, alles anzeigen' },
      { keys: [['Entf']], does: 'Entfernen' },
      { keys: [['Strg', 'D']], does: 'Duplizieren' },
      {
        keys: [
          ['Strg', 'X'],
          ['Strg', 'C'],
          ['Strg', 'V'],
        ],
        does: 'Ausschneiden, kopieren, einfügen',
      },
      {
        keys: [
          ['Strg', 'Z'],
          ['Strg', 'Umschalt', 'Z'],
        ],
        does: 'Rückgängig, wiederholen',
      },
    ],
    editRows: [
      { keys: [[','], ['.']], does: 'Abspielkopf um 1 s zurück, vor' },
      { keys: [['S']], does: 'Am Abspielkopf trennen' },
      { keys: [['['], [']']], does: 'Anfang, Ende um 1 s kürzen' },
      { keys: [['I'], ['O']], does: 'Einblende, Ausblende um 1 s verlängern' },
      { keys: [['V']], does: 'Pegel um 1 dB anheben' },
      { keys: [['Umschalt']], does: 'Schritte von 0,1 s oder 0,5 dB' },
      { keys: [['Alt']], does: 'Kürzung zurücknehmen, Blende verkürzen, Pegel absenken' },
      { keys: [['Enter'], ['Esc']], does: 'Jetzt anwenden, abbrechen' },
    ],
  },
  'audio-editor/timeline/timeline-edits/list': {
    label: 'Zeitleiste als Liste',
    pages: 'Seiten der Zeitleiste',
    number: 'Nr.',
    title: 'Titel',
    start: 'Beginnt bei',
    length: 'Länge',
    fades: 'Blenden',
    actions: 'Aktionen',
    noFades: 'Keine',
    fadeIn: (ms) => `Ein ${formatTenths(ms)}`,
    fadeOut: (ms) => `Aus ${formatTenths(ms)}`,
    up: (name) => `${name} nach oben`,
    down: (name) => `${name} nach unten`,
    split: (name) => `${name} trennen …`,
    duplicate: (name) => `${name} duplizieren`,
    trim: (name) => `${name} kürzen …`,
    fade: (name) => `Blenden von ${name} …`,
  },
  'audio-editor/timeline/timeline-edits/item-dialog': {
    titles: {
      split: (name) => `${name} trennen`,
      trim: (name) => `${name} kürzen`,
      fades: (name) => `Blenden von ${name}`,
    },
    confirm: { split: 'Trennen', trim: 'Kürzen', fades: 'Anwenden' },
    at: 'Trennen bei',
    from: 'Behalten ab',
    until: 'Behalten bis',
    fadeIn: 'Einblende',
    fadeOut: 'Ausblende',
    help: (min, max) => `mm:ss.z, von ${formatTenths(min)} bis ${formatTenths(max)}`,
    unread: 'Geben Sie eine Zeit als mm:ss.z ein, zum Beispiel 01:02.5.',
    outside: (min, max) => `Wählen Sie eine Zeit von ${formatTenths(min)} bis ${formatTenths(max)}.`,
    order: 'Das Ende muss nach dem Anfang liegen.',
    both: 'Die beiden Blenden sind zusammen länger als das Audio.',
  },
};
