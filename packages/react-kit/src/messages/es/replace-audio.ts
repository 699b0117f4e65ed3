import type { Area } from '../kit-messages.ts';
import { agree, count } from './count.ts';

export const replaceAudio: Area<'episodes/replace-audio'> = {
  'episodes/replace-audio': {
    title: 'Reemplazar el audio',
    intro: {
      published:
        'Los oyentes conservan el audio actual hasta que el nuevo esté listo. La fecha, la dirección y los textos se mantienen, y «Versiones del audio» guarda el audio actual.',
      scheduled: 'La fecha, la dirección y los textos se mantienen.',
    },
    loading: 'Cargando el episodio',
    loadFailed: 'No se ha podido cargar el episodio.',
    ended: 'Este episodio ya no está publicado ni programado. Edítelo para cambiar su audio.',
    now: 'Ahora',
    next: 'Nuevo',
    listenNow: 'El audio actual',
    listenNext: 'El audio nuevo',
    file: 'Archivo de audio nuevo',
    fileHelp: 'mp3, wav, flac, m4a, ogg y otros',
    notAudio: (name) => `«${name}» no es un archivo de audio. Elija un archivo de audio.`,
    another: 'Elegir otro archivo',
    length: (length) => `Duración ${length}`,
    unknownLength: 'Duración todavía desconocida',
    upload: 'Subida',
    encode: 'Preparando el audio',
    waiting: {
      offline: 'Espera a la red. La subida continúa sola.',
      paused: 'La subida espera a que vuelva a iniciar sesión.',
      'file-needed': 'El archivo ha cambiado en este ordenador. Elíjalo de nuevo.',
      queued: 'Espera a otras subidas.',
    },
    failed: (reason) => `El audio nuevo no se puede usar: ${reason}.`,
    silent: 'El archivo nuevo solo contiene silencio.',
    oppositePhase: 'Los dos canales del archivo nuevo están en contrafase: los reproductores mono no suenan.',
    ready: 'El audio nuevo está listo. Escúchelo y pulse «Actualizar».',
    adsDropped: (number) =>
      `Se ${agree(number, 'quita', 'quitan')} ${count(number, 'marca', 'marcas')} de anuncio del audio actual.`,
    chaptersKept: (number) =>
      `${count(number, 'capítulo conserva su hora', 'capítulos conservan sus horas')}. Compruebe que siguen siendo correctas.`,
    chaptersDropped: (number) =>
      `Se ${agree(number, 'quita', 'quitan')} ${count(number, 'capítulo', 'capítulos')} después del final del audio nuevo.`,
    cancel: 'Cancelar',
    update: 'Actualizar',
    updating: 'Actualizando...',
    updateFailed: 'No se ha podido reemplazar el audio.',
    conflictTitle: 'Otro usuario ha guardado este episodio',
    conflict: (name, moment) =>
      `${name} lo guardó: ${moment}. «Mantener la mía» reemplaza el audio de esa versión y conserva sus textos.`,
    unknownUser: 'Otro usuario',
    done: 'Audio reemplazado.',
    doneDetails: {
      published: (name) =>
        `Los oyentes de «${name}» reciben el audio anterior hasta que el nuevo esté listo.`,
      scheduled: (name) => `«${name}» se publica con el audio nuevo.`,
    },
  },
};
