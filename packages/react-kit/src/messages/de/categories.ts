import type { AreaMessages } from '../areas.ts';
import { count } from './count.ts';

const shows = (number: number) => count(number, 'Sendung', 'Sendungen');

const episodes = (number: number) => count(number, 'Folge', 'Folgen');

export const categories: AreaMessages<'categories'> = {
  'categories/screen/categories': {
    heading: 'Kategorien',
    create: 'Neu erstellen',
    intro:
      'Ziehen Sie eine Kategorie in eine andere Gruppe, oder verschieben Sie sie über ihr Menü. Ihr Audio bekommt die Farbe ihrer Gruppe.',
    loading: 'Die Kategorien werden geladen',
    failed: 'Die Kategoriegruppen konnten nicht geladen werden',
    changeFailed: 'Die Kategoriegruppe konnte nicht erstellt, geändert oder gelöscht werden',
    none: 'Noch keine Kategoriegruppen',
    noneText:
      'Eine Gruppe gibt ihren Kategorien eine Farbe und legt fest, was Player mit deren Audio tun dürfen.',
    unassigned: 'Nicht zugeordnet',
    unassignedHelp: 'Kategorien des Mitschnitts, die noch in keiner Gruppe sind.',
    allAssigned: 'Jede Kategorie ist in einer Gruppe.',
    empty: 'Noch keine Kategorien. Ziehen Sie eine hierher.',
    edit: (name) => `${name} bearbeiten`,
    delete: (name) => `${name} löschen`,
    categories: (group) => `Kategorien in ${group}`,
    inEpisodes: { warn: 'Fragt vor dem Veröffentlichen', strip: 'In Folgen weggelassen' },
    noFlags: 'Nichts ist erlaubt',
    undo: 'Rückgängig',
    moved: (name, group) => `${name} ist jetzt in ${group}.`,
    created: (name) => `${name} ist erstellt.`,
    saved: (name) => `${name} ist gespeichert.`,
    deleted: (name, number) => {
      if (number === 0) return `${name} ist gelöscht.`;
      return `${name} ist gelöscht. ${number === 1 ? 'Die Kategorie daraus ist' : `Die ${number} Kategorien daraus sind`} jetzt nicht zugeordnet.`;
    },
  },
  'categories/screen/categories/move': {
    menu: (name) => `${name} verschieben nach …`,
    menuHeader: 'Verschieben nach',
    handle: 'ziehbare Kategorie',
    instructions:
      'Um eine Kategorie zu verschieben, drücken Sie die Leertaste. Wählen Sie mit den Pfeiltasten eine Gruppe, und legen Sie die Kategorie mit der Leertaste ab, oder brechen Sie mit Escape ab.',
    picked: (name) => `${name} gegriffen.`,
    over: (name, group) => `${name} ist über ${group}.`,
    nowhere: (name) => `${name} ist über keiner Gruppe.`,
    stays: (name) => `${name} wurde nicht verschoben.`,
  },
  'categories/screen/categories/color-names': {
    gray: 'Grau',
    'color-a': 'Blau',
    'color-b': 'Violett',
    'color-c': 'Lila',
    'color-d': 'Magenta',
    'color-e': 'Rosé',
    'color-f': 'Rot',
    'color-g': 'Orange',
    'color-h': 'Bernstein',
    'color-i': 'Oliv',
    'color-j': 'Limette',
    'color-k': 'Grün',
    'color-l': 'Smaragd',
    'color-m': 'Petrol',
    'color-n': 'Himmelblau',
  },
  'categories/screen/categories/type-names': {
    music: 'Musik',
    bed: 'Musikbett',
    hidden: 'Verborgen',
    advert: 'Werbung',
    other: 'Sonstiges',
  },
  'categories/screen/categories/type-help': {
    music: 'Songs und andere Musik',
    bed: 'Musik und Geräusche unter Sprache',
    hidden: 'Für das Publikum nie sichtbar',
    advert: 'Werbespots und Sponsoring',
    other: 'Sprache und alles andere',
  },
  'categories/screen/categories/rule-names': { keep: 'Behalten', warn: 'Nachfragen', strip: 'Weglassen' },
  'categories/screen/categories/rule-help': {
    keep: 'Ihr Audio wird veröffentlicht',
    warn: 'Wer veröffentlicht, muss es bestätigen; die Automatik erstellt Entwürfe',
    strip: 'Veröffentlichte Folgen enthalten es nicht',
  },
  'categories/screen/categories/group-dialog': {
    createTitle: 'Neue Kategoriegruppe erstellen',
    editTitle: 'Kategoriegruppe bearbeiten',
    name: 'Name',
    type: 'Art',
    color: 'Farbe',
    inEpisodes: 'Veröffentlichte Folgen',
    flags: 'Was Player mit ihrem Audio tun dürfen',
    create: 'Erstellen',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    offline: 'Sie sind offline. Die Gruppe wird gespeichert, sobald Sie wieder online sind.',
    gone: 'Ein anderer Benutzer hat diese Gruppe gelöscht. Schließen Sie diesen Dialog und erstellen Sie die Gruppe neu.',
  },
  'categories/screen/categories/delete-group': {
    title: 'Kategoriegruppe löschen',
    question: (name) => `Gruppe „${name}“ löschen?`,
    empty: 'Sie enthält keine Kategorien.',
    categories: (number, names) =>
      number === 1
        ? `Ihre Kategorie ${names} ist dann nicht mehr zugeordnet.`
        : `Ihre ${number} Kategorien sind dann nicht mehr zugeordnet: ${names}.`,
    audio: 'Der Mitschnitt behält seine Kategorie, verliert aber die Farbe der Gruppe.',
    confirm: 'Löschen',
  },
  'categories/screen/group-flags': {
    display_in_player: {
      label: 'Im Player anzeigen',
      short: 'Im Player',
      help: 'Das Publikum sieht die Abschnitte mit ihren Titeln.',
    },
    allow_sharing: {
      label: 'Teilen erlauben',
      short: 'Teilen',
      help: 'Das Publikum kann einen Link zu einem Abschnitt teilen.',
    },
    allow_replaying: {
      label: 'Erneutes Abspielen erlauben',
      short: 'Erneut abspielen',
      help: 'Das Publikum kann zurückgehen und einen Abschnitt noch einmal abspielen.',
    },
    allow_replacing: {
      label: 'Ersetzen erlauben',
      short: 'Ersetzen',
      help: 'An seiner Stelle kann anderes Audio laufen, etwa Werbung für die jeweilige Person.',
    },
    allow_inserting: {
      label: 'Einfügen erlauben',
      short: 'Einfügen',
      help: 'Davor und danach kann anderes Audio laufen.',
    },
    allow_replacement_skipping: {
      label: 'Überspringen des Ersatzes erlauben',
      short: 'Überspringen',
      help: 'Das Publikum kann überspringen, was an seiner Stelle läuft.',
    },
  },
  'tags/screen/tags': {
    heading: 'Globale Schlagwörter',
    add: 'Schlagwort hinzufügen',
    search: 'Schlagwörter suchen',
    list: 'Schlagwörter',
    edit: (name) => `${name} bearbeiten`,
    delete: (name) => `${name} löschen`,
    shows,
    episodes,
    unused: 'Nicht verwendet',
    count: (number) => count(number, 'Schlagwort', 'Schlagwörter'),
    found: (found, all) => `${found} von ${count(all, 'Schlagwort', 'Schlagwörtern')}`,
    none: 'Noch keine Schlagwörter',
    noneText:
      'Schlagwörter kennzeichnen Sendungen und Folgen im ganzen Sender, damit Verwandtes leicht zu finden ist.',
    noResults: 'Keine passenden Schlagwörter',
    noResultsText: 'Versuchen Sie einen anderen Teil des Namens.',
    loading: 'Die Schlagwörter werden geladen',
    failed: 'Die Schlagwörter konnten nicht vom Server geladen werden',
    changeFailed: 'Das Schlagwort konnte nicht hinzugefügt, geändert oder entfernt werden',
  },
  'tags/screen/tags/tag-dialog': {
    newTitle: 'Neues Schlagwort',
    editTitle: 'Schlagwort bearbeiten',
    name: 'Name',
    newHelp: 'Sie können es für Sendungen und Folgen verwenden, sobald es gespeichert ist.',
    editHelp: 'Es wird überall umbenannt, wo es verwendet wird.',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    saved: 'Gespeichert',
    offline: 'Sie sind offline. Das Schlagwort wird gespeichert, sobald Sie wieder online sind.',
    gone: 'Ein anderer Benutzer hat dieses Schlagwort gelöscht. Schließen Sie diesen Dialog und fügen Sie das Schlagwort neu hinzu.',
  },
  'tags/screen/tags/delete-tag': {
    title: 'Schlagwort löschen',
    question: (name) => `Schlagwort „${name}“ löschen?`,
    unused: 'Keine Sendung oder Folge verwendet es.',
    used: (carriers) => `Es wird aus ${carriers} entfernt. Sonst ändert sich nichts.`,
    unknown: 'Es wird aus allen Sendungen und Folgen entfernt, die es verwenden.',
    and: ' und ',
    forGood: 'Das lässt sich nicht rückgängig machen.',
    confirm: 'Löschen',
    deleted: 'Schlagwort gelöscht',
  },
};
