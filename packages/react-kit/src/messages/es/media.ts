import type { Area, KitMessages } from '../kit-messages.ts';
import { agree, count, tenths } from './count.ts';

const selectedEpisodes = (number: number) => count(number, 'episodio', 'episodios');

const pixels = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

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
    done: 'Deshecho.',
    isBack: {
      published: (name) => `«${name}» vuelve a estar publicado como antes.`,
      scheduled: (name) => `«${name}» vuelve a estar programado como antes.`,
    },
    failed: 'No se ha podido deshacer el cambio.',
  },
  'audio-editor/level': { label: 'Nivel, dB' },
  'bulk-downloads': {
    heading: 'Descargas',
    title: (number, format) => `${selectedEpisodes(number)}, ${format.toUpperCase()}`,
    preparing: (title) => `Preparando ${title}`,
    save: 'Guardar zip',
    saveNamed: (title) => `Guardar zip: ${title}`,
    cancel: (title) => `Cancelar la descarga: ${title}`,
    remove: (title) => `Quitar la descarga: ${title}`,
    ready: 'Descarga lista',
    readyDetails: (title) => `${title}. Guárdela en un plazo de dos días.`,
    missing: (missing, total) =>
      `No se ${agree(missing, 'ha', 'han')} podido descargar ${missing} de ${count(total, 'archivo', 'archivos')}.`,
    missingNames: 'Mostrar cuáles',
    failed: 'No se han podido descargar los archivos.',
    startFailed: 'No se ha podido iniciar la descarga.',
    removeFailed: 'No se ha podido quitar la descarga.',
    listFailed: 'No se han podido cargar sus descargas.',
  },
  'audio-events/play-stream': {
    failed: 'Este audio no se puede reproducir en este momento.',
    gone: 'Este audio ya no está en el archivo. Sustitúyalo por otro.',
  },
  'images/picker/image-picker': {
    choose: 'Subir imágenes',
    square: 'JPEG o PNG, cuadrada',
    wide: 'JPEG o PNG, 700 por 366',
    licensed: 'Imágenes con licencia',
    licensedSearch: 'Buscar en la biblioteca de imágenes',
    licensedLoading: 'Buscando en la biblioteca de imágenes',
    licensedFound: (number) => count(number, 'imagen', 'imágenes'),
    licensedNone: 'No se han encontrado imágenes',
    licensedNoneText: 'Pruebe con menos palabras o con otras.',
    licensedFailed: 'No se puede conectar con el servidor para obtener imágenes con licencia',
    licensedKeeping: 'Obteniendo la imagen',
    change: 'Sustituir',
    remove: (label) => `Quitar: ${label.toLowerCase()}`,
    uploading: 'Subiendo',
    cropTitle: (label) => `Recortar: ${label.toLowerCase()}`,
    cropArea: 'Área de recorte',
    cropKeys: 'Las flechas la mueven; con Mayús, en pasos mayores. Más y menos cambian su tamaño.',
    cropLoading: 'Abriendo la imagen',
    kept: (kept, whole) => `${pixels(kept)} px de ${pixels(whole)} px`,
    size: 'Tamaño',
    cancel: 'Cancelar',
    use: 'Usar la imagen',
    processing: { name: 'Procesando la imagen...', details: 'Enviando los datos del recorte al servidor...' },
    failedName: 'Imagen',
    failedUpload: 'No se puede conectar con el servidor para modificar la imagen',
    oneImage: 'Suelte una sola imagen.',
    wrongType: 'Este tipo de archivo no se admite. Elija un JPEG, PNG, WebP o GIF.',
    unreadable: 'Este archivo no se ha podido leer como imagen. Elija un JPEG, PNG, WebP o GIF.',
    tooLargeFile: (bytes) =>
      `Este archivo ocupa ${tenths(bytes / 1024 / 1024)} MB. Elija uno de 20 MB como máximo.`,
    wrongSize: (has, min, max) =>
      `Esta imagen tiene ${pixels(has)} px. Debe tener ${[min && `${pixels(min)} px como mínimo`, max && `${pixels(max)} px como máximo`].filter(Boolean).join(' y ')}.`,
    soft: (has, recommended) =>
      `Esta imagen tiene ${pixels(has)} px, menos que los ${pixels(recommended)} px recomendados. Puede usarla, pero quizá se vea borrosa.`,
  },
  'transcripts/automatic/automatic-transcripts': {
    label: 'Transcribir los episodios nuevos',
    noService:
      'Esta instalación no tiene servicio de voz, así que los episodios nuevos no reciben transcripción.',
    failed: 'No se han podido cambiar las transcripciones de este programa.',
  },
  uploads: {
    failedUpload: (title, reason) => `No se ha podido subir «${title}»: ${reason}.`,
    name: 'Subida',
    ready: (number) =>
      agree(number, 'Su subida está en la biblioteca.', `Sus ${number} subidas están en la biblioteca.`),
  },
  'uploads/audio-types': {
    'UPLOAD-Talk': 'Palabra hablada',
    'UPLOAD-Promo': 'Promoción',
    'UPLOAD-Commercial': 'Publicidad',
    'UPLOAD-Music': 'Música',
    'UPLOAD-Intro': 'Introducción',
    'UPLOAD-Outro': 'Cierre',
  },
  player: {
    region: (title) => (title ? `Reproductor de audio: ${title}` : 'Reproductor de audio'),
    play: 'Reproducir',
    pause: 'Pausar',
    back: 'Retroceder 10 segundos',
    forward: 'Avanzar 30 segundos',
    position: 'Posición',
    positionOf: (time, length) => `${time} de ${length}`,
    speed: 'Velocidad',
    speedOf: (speed) => `${speed}×`,
    mute: 'Silenciar',
    unmute: 'Activar el sonido',
    volume: 'Volumen',
    share: 'Compartir',
    linkCopied: 'Enlace copiado',
    explicit: 'Explícito',
    episodes: 'Episodios',
    notes: 'Notas del episodio',
    loading: 'Cargando',
    nowPlaying: (title) => `Sonando ahora: ${title}`,
    cannotPlay: 'Este episodio no se puede reproducir en este momento.',
    cannotLoad: 'No se ha podido cargar este reproductor.',
    nothing: 'Este reproductor no tiene nada que reproducir.',
    tryAgain: 'Reintentar',
  },
  'player/extras/panel': {
    chapters: 'Capítulos',
    transcript: 'Transcripción',
    both: 'Capítulos y transcripción',
    loading: 'Cargando',
    cannotLoad: 'No se ha podido cargar la transcripción.',
    tryAgain: 'Reintentar',
  },
};
