import { formatTenths } from '../../host/time/clock-tenths.ts';
import type { Area } from '../kit-messages.ts';
import { count } from './count.ts';

type TimelineWords = Area<
  | 'audio-editor/timeline'
  | 'audio-editor/timeline-model'
  | 'audio-editor/transcript'
  | 'audio-editor/transport'
  | 'audio-editor/waveform'
  | 'audio-editor/waveform-drawer'
>;

const items = (number: number) => count(number, 'elemento', 'elementos');

const snapNames = {
  join: 'Unión',
  playhead: 'Cabezal',
  silence: 'Silencio',
  second: 'Segundo exacto',
} as const;

const short: TimelineWords['audio-editor/timeline/snap']['short'] = ({ kind, name = '' }) =>
  kind === 'event' ? `Inicio de ${name}` : snapNames[kind];

export const audioTimeline: Area<'audio-editor/timeline'> = {
  'audio-editor/timeline': {
    heading: 'Línea de tiempo',
    list: 'Elementos de la línea de tiempo',
    toolbar: 'Herramientas de la línea de tiempo',
    undo: 'Deshacer',
    redo: 'Rehacer',
    targetedAds: 'Anuncios segmentados',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Ver toda la línea de tiempo',
    more: 'Más acciones',
    editItem: 'Editar la forma de onda',
    removeItem: 'Quitar',
    position: 'Posición en el episodio',
    fold: 'Plegar la línea de tiempo',
    unfold: 'Mostrar la línea de tiempo',
    unfoldItems: (number) => `Mostrar la línea de tiempo, ${items(number)}`,
    startsAt: (ms) => `empieza en ${formatTenths(ms)}`,
    notToScale: (name, ms) => `${name}, ${formatTenths(ms)}: más corto de lo que se dibuja`,
    repeatedAd: 'junto a otra marca de anuncio',
    repeatedAds:
      'Hay marcas de anuncio seguidas, así que sus anuncios suenan en un mismo bloque. Mueva una de ellas o quítela.',
    clear: 'Vaciar la línea de tiempo',
    download: 'Descargar',
    downloadAs: 'Descargar como',
    clip: 'Crear un clip',
    playRange: 'Escuchar el intervalo',
    stopRange: 'Detener',
    merge: 'Unir',
    calculating: 'Calculando...',
    countdown: (seconds) => `Se unirán en ${count(seconds, 'segundo', 'segundos')}`,
    merging: 'Uniendo...',
    empty: 'Arrastre eventos aquí o pulse + en un evento.',
    ad: 'Anuncio',
    processing: 'En proceso',
    play: (name) => `Reproducir ${name}`,
    edit: (name) => `Editar ${name}`,
    remove: (name) => `Quitar ${name}`,
    keys: 'Alt y las flechas mueven un elemento, Entrar lo edita, la barra espaciadora lo reproduce, Supr lo quita, Escape anula la selección. Mayús y las flechas seleccionan varios, Control A los selecciona todos. S divide en el cabezal; la coma y el punto mueven el cabezal. Los corchetes recortan, I y O aplican fundidos; Mayús hace los pasos más pequeños, Alt los invierte y Escape los cancela. Control D duplica; Control X, C y V cortan, copian y pegan.',
    several: items,
    copied: (name) => `Se ha copiado ${name}`,
    split: (name) => `Se ha dividido ${name}`,
    tooClose: (name) => `El cabezal está demasiado cerca de un extremo de ${name} para dividirlo.`,
    playheadAt: (ms) => `Cabezal en ${formatTenths(ms)}`,
    splitHere: 'Dividir en el cabezal',
    duplicate: 'Duplicar',
    listView: 'Lista',
    selected: (number) => count(number, 'seleccionado', 'seleccionados'),
    handles: {
      start: (name) => `Recortar el inicio de ${name}`,
      end: (name) => `Recortar el final de ${name}`,
      fadeIn: (name) => `Fundido de entrada de ${name}`,
      fadeOut: (name) => `Fundido de salida de ${name}`,
    },
    handlesOf: (name) => `Tiradores de ${name}`,
    fadesIn: (ms) => `fundido de entrada de ${formatTenths(ms)}`,
    fadesOut: (ms) => `fundido de salida de ${formatTenths(ms)}`,
    level: (name, level) => `Nivel de ${name}: ${level}`,
    moved: (name, position) => `${name} está ahora en la posición ${position}`,
    removed: (name) => `Se ha quitado ${name}`,
    added: (name) => `Se ha añadido ${name}`,
    processingTitle: 'En proceso',
    processingText:
      'Parte de su audio se está procesando todavía. Esto continúa automáticamente cuando esté listo.',
    downloadFailed: 'No se ha podido preparar la descarga.',
    downloadName: 'Descarga',
    mergeFailed: 'No se han podido unir los eventos.',
    mergeName: 'Unir',
    mediaName: 'Audio',
    mediaFailed: (name) => `No se ha podido procesar «${name}».`,
  },
  'audio-editor/timeline/snap': {
    toggle: 'Ajustar a uniones, silencios y segundos (Alt lo suspende)',
    short,
    snapped: (target) => `${formatTenths(target.ms)}, ${short(target)}`,
  },
  'audio-editor/timeline/timeline-edits': {
    trigger: 'Teclado',
    rows: [
      { keys: [['←'], ['→'], ['Inicio'], ['Fin']], does: 'Pasar de un elemento a otro' },
      {
        keys: [
          ['Mayús', '→'],
          ['Ctrl', 'A'],
        ],
        does: 'Seleccionar varios, seleccionar todos',
      },
      {
        keys: [
          ['Alt', '←'],
          ['Alt', '→'],
        ],
        does: 'Mover',
      },
      { keys: [['Espacio'], ['Entrar']], does: 'Reproducir, abrir la forma de onda' },
      {
        keys: [['J'], ['K'], ['L']],
        does: 'Reproducir la línea de tiempo: retroceder 5 s, pausar, reproducir y acelerar',
      },
      { keys: [['Esc'], ['Espacio']], does: 'Anular la selección y reproducir la línea de tiempo' },
      { keys: [['+'], ['−'], ['0']], does: 'Acercar, alejar, ver todo' },
      { keys: [['Supr']], does: 'Quitar' },
      { keys: [['Ctrl', 'D']], does: 'Duplicar' },
      {
        keys: [
          ['Ctrl', 'X'],
          ['Ctrl', 'C'],
          ['Ctrl', 'V'],
        ],
        does: 'Cortar, copiar, pegar',
      },
      {
        keys: [
          ['Ctrl', 'Z'],
          ['Ctrl', 'Mayús', 'Z'],
        ],
        does: 'Deshacer, rehacer',
      },
    ],
    editRows: [
      { keys: [[','], ['.']], does: 'Mover el cabezal 1 s hacia atrás, hacia delante' },
      { keys: [['S']], does: 'Dividir en el cabezal' },
      { keys: [['['], [']']], does: 'Recortar 1 s del inicio, del final' },
      { keys: [['I'], ['O']], does: 'Alargar 1 s el fundido de entrada, de salida' },
      { keys: [['V']], does: 'Subir el nivel 1 dB' },
      { keys: [['Mayús']], does: 'Usar pasos de 0,1 s o 0,5 dB' },
      { keys: [['Alt']], does: 'Deshacer un recorte, acortar un fundido, bajar el nivel' },
      { keys: [['Entrar'], ['Esc']], does: 'Aplicar ahora, cancelar' },
    ],
  },
  'audio-editor/timeline/timeline-edits/list': {
    label: 'Línea de tiempo como lista',
    pages: 'Páginas de la línea de tiempo',
    number: 'N.º',
    title: 'Título',
    start: 'Empieza en',
    length: 'Duración',
    fades: 'Fundidos',
    actions: 'Acciones',
    noFades: 'Ninguno',
    fadeIn: (ms) => `Entrada ${formatTenths(ms)}`,
    fadeOut: (ms) => `Salida ${formatTenths(ms)}`,
    up: (name) => `Subir ${name}`,
    down: (name) => `Bajar ${name}`,
    split: (name) => `Dividir ${name}…`,
    duplicate: (name) => `Duplicar ${name}`,
    trim: (name) => `Recortar ${name}…`,
    fade: (name) => `Fundidos de ${name}…`,
  },
  'audio-editor/timeline/timeline-edits/item-dialog': {
    titles: {
      split: (name) => `Dividir ${name}`,
      trim: (name) => `Recortar ${name}`,
      fades: (name) => `Fundidos de ${name}`,
    },
    confirm: { split: 'Dividir', trim: 'Recortar', fades: 'Aplicar' },
    at: 'Dividir en',
    from: 'Conservar desde',
    until: 'Conservar hasta',
    fadeIn: 'Fundido de entrada',
    fadeOut: 'Fundido de salida',
    help: (min, max) => `mm:ss.d, de ${formatTenths(min)} a ${formatTenths(max)}`,
    unread: 'Introduzca un tiempo con la forma mm:ss.d, como 01:02.5.',
    outside: (min, max) => `Elija un tiempo entre ${formatTenths(min)} y ${formatTenths(max)}.`,
    order: 'El final debe ser posterior al inicio.',
    both: 'Los dos fundidos juntos duran más que el audio.',
  },
};
