import { formatClock } from '../../host/time/format-duration.ts';
import type { Area } from '../kit-messages.ts';
import { agree, count, tenths } from './count.ts';

const transcribedWords = (number: number) => count(number, 'palabra', 'palabras');

const seconds = (ms: number) => `${tenths(ms / 1000)} s`;

export const transcripts: Area<'transcripts/panel' | 'transcripts/words'> = {
  'transcripts/panel/transcript-panel': {
    transcript: 'Transcripción',
    loading: 'Cargando la transcripción',
    failed: 'No se ha podido cargar la transcripción.',
    empty: 'Todavía no hay transcripción',
    emptyText: 'Importe un archivo SRT o VTT y cada palabra será un punto del audio.',
    emptyService: 'Transcriba el audio o importe un archivo SRT o VTT. Cada palabra será un punto del audio.',
    transcribe: 'Transcribir',
    import: 'Importar un archivo',
    importing: 'Importando',
    imported: (number) =>
      agree(
        number,
        'Se ha importado 1 palabra. Todas las copias de este audio la tienen.',
        `Se han importado ${transcribedWords(number)}. Todas las copias de este audio las tienen.`,
      ),
    waiting: 'Esperando al servicio de voz',
    transcribing: 'Transcribiendo',
    cancel: 'Cancelar',
    dismiss: 'Ocultar',
    retry: 'Reintentar',
    estimated: 'Tiempos estimados',
    estimatedHelp: 'Los tiempos de estas palabras se estiman a partir del texto. Escuche antes de cortar.',
    captions: 'Tiempos de los subtítulos',
    captionsHelp: 'Cada subtítulo tiene su tiempo; sus palabras se sitúan según su longitud.',
    search: 'Buscar palabras',
    hits: (index, number) => (number === 0 ? 'Sin resultados' : `${(index ?? 0) + 1} de ${number}`),
    previous: 'Lugar anterior',
    next: 'Lugar siguiente',
    select: 'Seleccione palabras',
    selected: (number, start, end) =>
      `${transcribedWords(number)}, de ${formatClock(start / 1000)} a ${formatClock(end / 1000)} (${seconds(end - start)})`,
    cut: 'Cortar palabras',
    clip: 'Crear clip',
    more: 'Más sobre la transcripción',
    download: (format) => `Descargar como ${format}`,
    nameSpeakers: 'Nombrar a los hablantes',
    speakersText: 'Un nombre vale en todos los lugares donde se usa este audio.',
    speaker: (label) => `Nombre de ${label}`,
    save: 'Guardar',
    cleanUp: 'Limpiar',
    fillers: (number, ms) => `${count(number, 'muletilla', 'muletillas')} (${seconds(ms)})`,
    silences: (number, ms) => `${count(number, 'pausa', 'pausas')} (${seconds(ms)})`,
    fillerWords: 'Muletillas',
    fillerHelp: 'Separe las palabras y las expresiones con comas.',
    shortest: 'Pausa más corta, ms',
    measuring: 'Buscando pausas',
    unmeasured: 'No se han podido leer los niveles del audio.',
    remove: (number, ms) => `Quitar ${number} (${seconds(ms)})`,
    nothing: 'Nada que quitar',
    wholeClip: 'Eso es el clip entero. Quite el clip de la línea de tiempo.',
    importFailed: 'No se ha podido importar el archivo.',
    speakersFailed: 'No se han podido guardar los nombres.',
    transcribeFailed: 'No se ha podido iniciar la transcripción.',
  },
  'transcripts/words': {
    label: (title) => `Palabras de ${title}`,
    keys: 'Las flechas avanzan palabra por palabra, Mayús selecciona, Entrar reproduce desde la palabra.',
    cutWord: (text) => `${text}, cortada`,
    at: (ms) => formatClock(ms / 1000),
  },
};
