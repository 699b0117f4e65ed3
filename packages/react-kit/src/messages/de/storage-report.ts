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
    backupLate: 'Die neueste Sicherung ist älter als zwei Tage. Prüfen Sie den Ordner der Sicherungen und seine Festplatte.',
    full: 'Festplatte voll',
    notFull: 'Beim jetzigen Zuwachs nicht innerhalb eines Jahres',
    growth: 'Zuwachs',
    notMeasured: 'Noch wurde nichts aufgezeichnet oder hochgeladen',
    perDay: (size, days) => `${size} am Tag, alle Sender, gemessen über ${days === 1 ? '1 Tag' : `${days} Tage`}`,
    removal: 'Wird als Nächstes entfernt',
    removed: (days, size) =>
      `Mitschnitt, den keine Folge verwendet, nach ${days} Tagen. Bis zu ${size} erreichen dieses Alter in den nächsten 7 Tagen.`,
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
    quota: 'Kontingent',
  },
};
