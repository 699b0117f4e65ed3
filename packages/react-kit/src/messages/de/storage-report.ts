import type { Area } from '../kit-messages.ts';

export const storage: Area<'storage-report'> = {
  'storage-report/card/storage': {
    heading: 'Speicher',
    loading: 'Der Speicher wird geladen',
    failed: 'Der Speicher konnte nicht vom Server geladen werden',
    disk: 'Festplatte der Installation',
    used: (used, total) => `${used} von ${total} belegt`,
    fullSoon: (days, date) =>
      days === 0
        ? 'Die Festplatte ist voll. Der Sender nimmt keine Uploads an. Löschen Sie Audio, oder schaffen Sie Platz.'
        : `Die Festplatte ist beim jetzigen Zuwachs in ${days === 1 ? '1 Tag' : `${days} Tagen`} voll, am ${date}. Löschen Sie Audio, oder schaffen Sie Platz.`,
    backupLate:
      'Die neueste Sicherung ist älter als zwei Tage. Prüfen Sie den Ordner der Sicherungen und seine Festplatte.',
    backupFailed:
      'Die letzte nächtliche Sicherung ist fehlgeschlagen. Prüfen Sie den Ordner der Sicherungen und seine Festplatte.',
    backupDamaged: (files) =>
      `${files === 1 ? '1 Datei' : `${files} Dateien`} einer geprüften Sicherung ${files === 1 ? 'lässt' : 'lassen'} sich nicht wiederherstellen. Sichern Sie erneut, und prüfen Sie die Festplatte der Sicherungen.`,
    full: 'Festplatte voll',
    notFull: 'Beim jetzigen Zuwachs nicht innerhalb eines Jahres',
    growth: 'Zuwachs',
    notMeasured: 'Noch wurde nichts aufgezeichnet oder hochgeladen',
    perDay: (size, days) =>
      `${size} am Tag, alle Sender, gemessen über ${days === 1 ? '1 Tag' : `${days} Tage`}`,
    kept: 'Wie lange aufbewahrt wird',
    changeLogDays: 'Aufbewahrung des Mitschnitts ändern',
    removed: (days, size) =>
      `${days === 1 ? '1 Tag' : `${days} Tage`}, länger, wenn eine Folge ihn verwendet. Bis zu ${size} erreichen dieses Alter in den nächsten 7 Tagen.`,
    keptDays: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
    removedUploads: 'Uploads, die aus der Bibliothek entfernt wurden',
    runs: 'Läufe von Automatiken',
    activity: 'Aktivität',
    backups: 'Nächtliche Sicherungen',
    keptBackups: 'Die neuesten von 7 Tagen, 5 Wochen und 12 Monaten',
    backup: 'Neueste Sicherung',
    noBackups: 'Nächtliche Sicherungen sind aus',
    noBackupYet: 'Noch keine',
    ofStation: 'Dieser Sender',
    kinds: {
      log: 'Mitschnitt',
      uploads: 'Uploads und Importe',
      renditions: 'Gerenderte Folgen',
      images: 'Bilder',
      share_clips: 'Clips',
      unfinished_uploads: 'Unfertige Uploads',
    },
    held: 'Vom Mitschnitt als Beweis gesperrt',
    quota: 'Kontingent',
  },
  'storage-report/log-days/log-days': {
    title: 'Wie lange der Mitschnitt aufbewahrt wird',
    days: 'Tage',
    daysRange:
      'Von 1 bis 3650 Tagen. Audio, das eine Folge oder ein Entwurf verwendet, bleibt, solange es gebraucht wird.',
    loading: 'Die Wirkung wird berechnet',
    failed: 'Die Wirkung konnte auf dem Server nicht berechnet werden',
    effect: 'Wirkung',
    removed: 'Wird gelöscht',
    removedText: (hours, size) =>
      `${hours} Audio, ${size}, innerhalb einer Stunde. Gelöschtes Audio kann nicht wiederhergestellt werden.`,
    nothing: 'Jetzt nichts',
    hours: (hours, isOne) => (isOne ? '1 Stunde' : `${hours} Stunden`),
    oldest: 'Mitschnitt beginnt',
    oldestText: (then, now) => (then === now ? now : `${then} (jetzt ${now})`),
    emptyLog: 'Der Mitschnitt ist leer',
    spared: 'Bleibt, weil es verwendet wird',
    sparedText: (hours, size, users) => `${hours}, ${size}: ${users}`,
    episodes: (number) => (number === 1 ? '1 Folge' : `${number} Folgen`),
    drafts: (number) => (number === 1 ? '1 Entwurf' : `${number} Entwürfe`),
    holds: (number) => (number === 1 ? '1 Löschsperre' : `${number} Löschsperren`),
    others: (number) => (number === 1 ? '1 weitere Verwendung' : `${number} weitere Verwendungen`),
    lostRuns: 'Automatik',
    lostRunsText: (number) =>
      number === 1
        ? '1 Lauf ohne Folge kann nicht mehr wiederholt werden'
        : `${number} Läufe ohne Folge können nicht mehr wiederholt werden`,
    logSize: 'Größe des Mitschnitts',
    logSizeText: (size) => `${size}, sobald er so lang ist, beim jetzigen Zuwachs`,
    full: 'Festplatte voll',
    fullText: (then, now) => (then === now ? now : `${then} (jetzt ${now})`),
    notFull: 'nicht innerhalb eines Jahres',
    cancel: 'Abbrechen',
    save: 'Speichern',
    deleteAndSave: (size) => `${size} löschen und speichern`,
    saveFailed: 'Die Aufbewahrung des Mitschnitts konnte nicht gespeichert werden',
    saved: (days) => `Der Mitschnitt wird ${days === 1 ? '1 Tag' : `${days} Tage`} aufbewahrt.`,
  },
};
