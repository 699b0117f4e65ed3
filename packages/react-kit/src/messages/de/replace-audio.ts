import type { Area } from '../kit-messages.ts';
import { count } from './count.ts';

export const replaceAudio: Area<'episodes/replace-audio'> = {
  'episodes/replace-audio': {
    title: 'Audio ersetzen',
    intro: {
      published:
        'Hörer behalten das jetzige Audio, bis das neue fertig ist. Datum, Adresse und Texte bleiben, und „Audiofassungen“ behält das jetzige Audio.',
      scheduled: 'Datum, Adresse und Texte bleiben.',
    },
    loading: 'Die Folge wird geladen',
    loadFailed: 'Die Folge konnte nicht geladen werden.',
    ended:
      'Diese Folge ist nicht mehr veröffentlicht oder geplant. Bearbeiten Sie sie, um ihr Audio zu ändern.',
    now: 'Jetzt',
    next: 'Neu',
    listenNow: 'Das jetzige Audio',
    listenNext: 'Das neue Audio',
    file: 'Neue Audiodatei',
    fileHelp: 'mp3, wav, flac, m4a, ogg und andere',
    notAudio: (name) => `„${name}“ ist keine Audiodatei. Wählen Sie eine Audiodatei.`,
    another: 'Andere Datei wählen',
    length: (length) => `Länge ${length}`,
    unknownLength: 'Länge noch nicht bekannt',
    upload: 'Hochladen',
    encode: 'Das Audio wird vorbereitet',
    waiting: {
      offline: 'Wartet auf das Netz. Das Hochladen geht von selbst weiter.',
      paused: 'Das Hochladen wartet, bis Sie sich wieder anmelden.',
      'file-needed': 'Die Datei hat sich auf diesem Computer geändert. Wählen Sie sie noch einmal.',
      queued: 'Wartet auf andere Uploads.',
    },
    failed: (reason) => `Das neue Audio ist nicht brauchbar: ${reason}.`,
    silent: 'Die neue Datei enthält nur Stille.',
    oppositePhase: 'Die beiden Kanäle der neuen Datei sind gegenphasig: Mono-Geräte spielen nichts.',
    ready: 'Das neue Audio ist fertig. Hören Sie es an, und drücken Sie dann „Aktualisieren“.',
    adsDropped: (number) =>
      `${count(number, 'Werbemarke', 'Werbemarken')} im jetzigen Audio ${number === 1 ? 'wird' : 'werden'} entfernt.`,
    chaptersKept: (number) =>
      `${count(number, 'Kapitel behält seine Zeit', 'Kapitel behalten ihre Zeiten')}. Prüfen Sie, ob ${number === 1 ? 'sie' : 'diese'} noch passen.`,
    chaptersDropped: (number) =>
      `${count(number, 'Kapitel', 'Kapitel')} nach dem Ende des neuen Audios ${number === 1 ? 'wird' : 'werden'} entfernt.`,
    cancel: 'Abbrechen',
    update: 'Aktualisieren',
    updating: 'Wird aktualisiert …',
    updateFailed: 'Das Audio konnte nicht ersetzt werden.',
    conflictTitle: 'Ein anderer Benutzer hat diese Folge gespeichert',
    conflict: (name, moment) =>
      `${name} hat sie ${moment} gespeichert. „Meine behalten“ ersetzt das Audio dieser Fassung und behält ihre Texte.`,
    unknownUser: 'Ein anderer Benutzer',
    done: 'Audio ersetzt.',
    doneDetails: {
      published: (name) => `Hörer von „${name}“ bekommen das bisherige Audio, bis das neue fertig ist.`,
      scheduled: (name) => `„${name}“ erscheint mit dem neuen Audio.`,
    },
  },
};
