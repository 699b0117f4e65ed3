import type { Area, KitMessages } from '../kit-messages.ts';
import { count } from './count.ts';
import { decimal } from './decimal.ts';

const episodeCount = (number: number) => count(number, 'Folge', 'Folgen');

type ImageSize = Parameters<KitMessages['images/picker/image-picker']['soft']>[0];

const pixels = ({ width, height }: ImageSize) => `${width} × ${height}`;

export const media: Area<
  | 'audio-editor/level'
  | 'audio-events'
  | 'images'
  | 'player'
  | 'transcripts/automatic'
  | 'uploads'
  | 'episodes/put-back'
> &
  Pick<KitMessages, 'bulk-downloads'> = {
  'episodes/put-back': {
    done: 'Rückgängig gemacht.',
    isBack: {
      published: (name) => `„${name}“ ist wieder so veröffentlicht wie vorher.`,
      scheduled: (name) => `„${name}“ ist wieder so geplant wie vorher.`,
    },
    failed: 'Die Änderung konnte nicht rückgängig gemacht werden.',
  },
  'audio-editor/level': { label: 'Pegel, dB' },
  'audio-events/play-stream': {
    failed: 'Dieses Audio lässt sich gerade nicht abspielen.',
    gone: 'Dieses Audio ist nicht mehr im Archiv. Ersetzen Sie es durch anderes Audio.',
  },
  'bulk-downloads': {
    heading: 'Downloads',
    title: (number, format) => `${episodeCount(number)}, ${format.toUpperCase()}`,
    preparing: (title) => `${title}: wird vorbereitet`,
    save: 'ZIP speichern',
    saveNamed: (title) => `ZIP speichern: ${title}`,
    cancel: (title) => `Download abbrechen: ${title}`,
    remove: (title) => `Download entfernen: ${title}`,
    ready: 'Download bereit',
    readyDetails: (title) => `${title}. Speichern Sie ihn innerhalb von zwei Tagen.`,
    missing: (missing, total) =>
      `${missing} von ${count(total, 'Datei', 'Dateien')} ${missing === 1 ? 'konnte' : 'konnten'} nicht heruntergeladen werden.`,
    missingNames: 'Anzeigen, welche',
    failed: 'Die Dateien konnten nicht heruntergeladen werden.',
    startFailed: 'Der Download konnte nicht gestartet werden.',
    removeFailed: 'Der Download konnte nicht entfernt werden.',
    listFailed: 'Ihre Downloads konnten nicht geladen werden.',
  },
  'transcripts/automatic/automatic-transcripts': {
    label: 'Neue Folgen transkribieren',
    noService: 'Diese Installation hat keine Spracherkennung, daher bekommen neue Folgen kein Transkript.',
    failed: 'Die Transkripte dieser Sendung konnten nicht geändert werden.',
  },
  'uploads/audio-types': {
    'UPLOAD-Talk': 'Wort',
    'UPLOAD-Promo': 'Promo',
    'UPLOAD-Commercial': 'Werbespot',
    'UPLOAD-Music': 'Musik',
    'UPLOAD-Intro': 'Intro',
    'UPLOAD-Outro': 'Outro',
  },
  uploads: {
    failedUpload: (title, reason) => `„${title}“ konnte nicht hochgeladen werden: ${reason}.`,
    name: 'Upload',
    ready: (number) =>
      number === 1 ? 'Ihr Upload ist in der Bibliothek.' : `Ihre ${number} Uploads sind in der Bibliothek.`,
  },
  'images/picker/image-picker': {
    choose: 'Bilder hochladen',
    square: 'JPEG oder PNG, quadratisch',
    wide: 'JPEG oder PNG, 700 × 366',
    licensed: 'Lizenzierte Bilder',
    licensedSearch: 'Bildbibliothek durchsuchen',
    licensedLoading: 'Die Bildbibliothek wird durchsucht',
    licensedFound: (number) => count(number, 'Bild', 'Bilder'),
    licensedNone: 'Keine Bilder gefunden',
    licensedNoneText: 'Versuchen Sie weniger oder andere Wörter.',
    licensedFailed: 'Die lizenzierten Bilder konnten nicht vom Server geladen werden',
    licensedKeeping: 'Das Bild wird übernommen',
    change: 'Ersetzen',
    remove: (label) => `${label} entfernen`,
    uploading: 'Wird hochgeladen',
    cropTitle: (label) => `Zuschneiden: ${label}`,
    cropArea: 'Ausschnitt',
    cropKeys:
      'Die Pfeiltasten verschieben ihn, mit der Umschalttaste in größeren Schritten. Plus und Minus ändern die Größe.',
    cropLoading: 'Das Bild wird geöffnet',
    kept: (kept, whole) => `${pixels(kept)} px von ${pixels(whole)} px`,
    size: 'Größe',
    cancel: 'Abbrechen',
    use: 'Bild verwenden',
    processing: {
      name: 'Das Bild wird verarbeitet …',
      details: 'Der Zuschnitt wird an den Server gesendet …',
    },
    failedName: 'Bild',
    failedUpload: 'Das Bild konnte auf dem Server nicht geändert werden',
    oneImage: 'Legen Sie ein einzelnes Bild ab.',
    wrongType: 'Dieser Dateityp wird nicht unterstützt. Wählen Sie JPEG, PNG, WebP oder GIF.',
    unreadable: 'Diese Datei konnte nicht als Bild gelesen werden. Wählen Sie JPEG, PNG, WebP oder GIF.',
    tooLargeFile: (bytes) =>
      `Diese Datei hat ${decimal(bytes / 1024 / 1024)} MB. Wählen Sie eine mit höchstens 20 MB.`,
    wrongSize: (has, min, max) =>
      `Dieses Bild hat ${pixels(has)} px. Es muss ${[min && `mindestens ${pixels(min)}`, max && `höchstens ${pixels(max)}`].filter(Boolean).join(' und ')} px haben.`,
    soft: (has, recommended) =>
      `Dieses Bild hat ${pixels(has)} px, weniger als die empfohlenen ${pixels(recommended)} px. Sie können es verwenden, aber es wirkt vielleicht unscharf.`,
  },
  player: {
    region: (title) => (title ? `Audioplayer: ${title}` : 'Audioplayer'),
    play: 'Abspielen',
    pause: 'Pause',
    back: '10 Sekunden zurück',
    forward: '30 Sekunden vor',
    position: 'Position',
    positionOf: (time, length) => `${time} von ${length}`,
    speed: 'Tempo',
    speedOf: (speed) => `${speed.toLocaleString('de')}×`,
    mute: 'Ton aus',
    unmute: 'Ton ein',
    volume: 'Lautstärke',
    share: 'Teilen',
    linkCopied: 'Link kopiert',
    explicit: 'Explizit',
    episodes: 'Folgen',
    notes: 'Shownotes',
    loading: 'Wird geladen',
    nowPlaying: (title) => `Jetzt läuft: ${title}`,
    cannotPlay: 'Diese Folge lässt sich gerade nicht abspielen.',
    cannotLoad: 'Dieser Player konnte nicht geladen werden.',
    nothing: 'Dieser Player hat nichts abzuspielen.',
    tryAgain: 'Noch einmal',
  },
  'player/extras/panel': {
    chapters: 'Kapitel',
    transcript: 'Transkript',
    both: 'Kapitel und Transkript',
    loading: 'Wird geladen',
    cannotLoad: 'Das Transkript konnte nicht geladen werden.',
    tryAgain: 'Noch einmal',
  },
};
