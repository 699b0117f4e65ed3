import { formatClock } from '../../host/time/format-duration.ts';
import type { Area } from '../kit-messages.ts';
import { count } from './count.ts';
import { decimal } from './decimal.ts';

const wordCount = (number: number) => count(number, 'Wort', 'Wörter');

const seconds = (ms: number) => `${decimal(ms / 1000)} s`;

export const transcripts: Area<'transcripts/panel' | 'transcripts/words'> = {
  'transcripts/panel/transcript-panel': {
    transcript: 'Transkript',
    loading: 'Das Transkript wird geladen',
    failed: 'Das Transkript konnte nicht geladen werden.',
    empty: 'Noch kein Transkript',
    emptyText: 'Importieren Sie eine SRT- oder VTT-Datei, und jedes Wort wird zu einer Stelle im Audio.',
    emptyService:
      'Transkribieren Sie das Audio, oder importieren Sie eine SRT- oder VTT-Datei. Jedes Wort wird zu einer Stelle im Audio.',
    transcribe: 'Transkribieren',
    import: 'Datei importieren',
    importing: 'Wird importiert',
    imported: (number) =>
      `${wordCount(number)} importiert. Jede Kopie dieses Audios enthält ${number === 1 ? 'es' : 'sie'}.`,
    waiting: 'Wartet auf die Spracherkennung',
    transcribing: 'Wird transkribiert',
    cancel: 'Abbrechen',
    dismiss: 'Ausblenden',
    retry: 'Noch einmal',
    estimated: 'Geschätzte Zeiten',
    estimatedHelp:
      'Die Zeiten dieser Wörter sind aus dem Text geschätzt. Hören Sie hinein, bevor Sie schneiden.',
    captions: 'Zeiten der Untertitel',
    captionsHelp: 'Jeder Untertitel hat seine Zeit; die Wörter darin sind nach ihrer Länge verteilt.',
    search: 'Wörter suchen',
    hits: (index, number) => (number === 0 ? 'Keine Treffer' : `${(index ?? 0) + 1} von ${number}`),
    previous: 'Vorherige Stelle',
    next: 'Nächste Stelle',
    select: 'Wörter auswählen',
    selected: (number, start, end) =>
      `${wordCount(number)}, ${formatClock(start / 1000)} bis ${formatClock(end / 1000)} (${seconds(end - start)})`,
    cut: 'Wörter herausschneiden',
    clip: 'Clip erstellen',
    more: 'Mehr zum Transkript',
    download: (format) => `Als ${format} herunterladen`,
    nameSpeakers: 'Stimmen benennen',
    speakersText: 'Ein Name gilt überall, wo dieses Audio verwendet wird.',
    speaker: (label) => `Name von ${label}`,
    save: 'Speichern',
    cleanUp: 'Aufräumen',
    fillers: (number, ms) => `${count(number, 'Füllwort', 'Füllwörter')} (${seconds(ms)})`,
    silences: (number, ms) => `${count(number, 'Pause', 'Pausen')} (${seconds(ms)})`,
    fillerWords: 'Füllwörter',
    fillerHelp: 'Trennen Sie Wörter und Wendungen durch Kommas.',
    shortest: 'Kürzeste Pause, ms',
    measuring: 'Pausen werden gesucht',
    unmeasured: 'Die Pegel des Audios konnten nicht gelesen werden.',
    remove: (number, ms) => `${number} entfernen (${seconds(ms)})`,
    nothing: 'Nichts zu entfernen',
    wholeClip: 'Das ist der ganze Clip. Entfernen Sie stattdessen den Clip von der Zeitleiste.',
    importFailed: 'Die Datei konnte nicht importiert werden.',
    speakersFailed: 'Die Namen konnten nicht gespeichert werden.',
    transcribeFailed: 'Das Transkribieren konnte nicht gestartet werden.',
  },
  'transcripts/words': {
    label: (title) => `Wörter von ${title}`,
    keys: 'Die Pfeiltasten gehen von Wort zu Wort, die Umschalttaste wählt aus, die Eingabetaste spielt ab dem Wort ab.',
    cutWord: (text) => `${text}, herausgeschnitten`,
    at: (ms) => formatClock(ms / 1000),
  },
};
