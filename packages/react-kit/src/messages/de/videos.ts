import type { AreaMessages } from '../areas.ts';

export const videos: AreaMessages<'videos'> = {
  'videos/advanced/advanced-video': {
    heading: 'Erweitertes Video',
    loading: 'Das Video wird geladen',
    failed: 'Die Folge konnte nicht geladen werden.',
    back: 'Zurück zur Sendung',
    invalid: { name: 'Ungültige Folge', details: 'Die Folge, die Sie öffnen möchten, wurde nicht gefunden.' },
    noEditorTitle: 'Es ist kein Videoeditor eingerichtet',
    noEditorText:
      'Erweiterte Videos entstehen in einem externen Videoeditor. Bitten Sie Ihre Systemadministration, einen einzurichten.',
    making:
      'Öffnen Sie den Videoeditor, und stellen Sie das Video dort fertig. Diese Seite wird aktualisiert, sobald es bereit ist.',
    created: 'Das erweiterte Video ist bereit.',
    failedVideo: 'Das erweiterte Video konnte nicht erstellt werden',
    failedText: 'Öffnen Sie den Videoeditor, und stellen Sie das Video noch einmal fertig.',
    open: 'Videoeditor öffnen',
    openAgain: 'Videoeditor noch einmal öffnen',
    newTab: 'Der Editor öffnet sich in einem neuen Tab.',
    download: 'Erweitertes Video herunterladen',
  },
  'videos/list/videos': {
    heading: 'Video',
    loading: 'Die Videos werden geladen',
    failed: 'Die Sendungen konnten nicht vom Server geladen werden',
    show: 'Sendung',
    search: 'Nach dem Titel der Folge suchen',
    pages: 'Seiten der Folgen',
    columns: {
      name: 'Titel',
      description: 'Beschreibung',
      duration: 'Länge',
      date: 'Datum',
      actions: 'Video',
    },
    create: 'Als Video erstellen',
    createOf: (name) => `Als Video erstellen: ${name}`,
    noShows: 'Noch keine Sendungen',
    noShowsText:
      'Videos entstehen aus veröffentlichten Folgen. Erstellen Sie zuerst eine Sendung, und veröffentlichen Sie eine Folge.',
    none: 'Noch keine veröffentlichten Folgen',
    noneText: 'Hier stehen die veröffentlichten Folgen dieser Sendung von höchstens 30 Minuten.',
    noResults: 'Keine Treffer',
    noResultsText:
      'Keine veröffentlichte Folge dieser Sendung von höchstens 30 Minuten hat einen passenden Titel.',
    clearSearch: 'Alle Folgen anzeigen',
    typeTitle: 'Art des Videos',
    typeQuestion: (name) => `Wie möchten Sie das Video von „${name}“ erstellen?`,
    types: { advanced: 'Erweitert', basic: 'Einfach' },
    typeTexts: {
      advanced: 'Sie erstellen es im Videoeditor.',
      basic: 'Der Sender erstellt es: das Cover mit einer bewegten Wellenform.',
    },
    noEditor: 'Bei diesem Sender ist kein Videoeditor eingerichtet.',
    typeRequired: 'Wählen Sie die Art des Videos',
    preparing: 'Die Folge wird vorbereitet …',
    switchedOff: 'Video',
    switchedOffText: {
      advanced: 'Das Ziel für erweiterte Videos ist bei diesem Sender ausgeschaltet.',
      basic: 'Das Ziel für einfache Videos ist bei diesem Sender ausgeschaltet.',
    },
    duplicateFailed: 'Die Folge konnte nicht dupliziert werden.',
    publishFailed: 'Die Folge konnte nicht geändert werden.',
    started: 'Das Video wird erstellt.',
    startedText: (name) =>
      `Es kommt zu einer Kopie von „${name}“. Sobald es bereit ist, laden Sie es über das Filmsymbol herunter.`,
  },
};
