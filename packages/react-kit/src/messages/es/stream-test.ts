import type { Area } from '../kit-messages.ts';

export const streamTest: Area<'logger/stream-test'> = {
  'logger/stream-test': {
    test: 'Probar',
    testHelp: 'Escucha unos segundos. No se graba nada.',
    testAgain: 'Probar de nuevo',
    listening: 'Escuchando el stream…',
    cancel: 'Cancelar',
    result: 'Resultado de la prueba',
    works: 'Este stream se puede grabar.',
    failed: 'Este stream no se puede grabar.',
    notTested: 'La emisora no ha podido probar el stream.',
    format: 'Formato',
    formatOf: (codec, rate, hertz, layout) => `${codec}, ${rate} kb/s, ${hertz} kHz, ${layout}`,
    mono: 'mono',
    stereo: 'estéreo',
    channels: (number) => `${number} canales`,
    title: 'Título',
    noTitle: 'Ninguno anunciado',
    level: 'Nivel',
    levels: (peak, loudness) =>
      loudness === null ? `Pico de ${peak} dBFS` : `Pico de ${peak} dBFS, ${loudness} LUFS`,
    play: 'Reproducir la muestra',
    stop: 'Detener la muestra',
    playFailed: 'El navegador no ha podido reproducir la muestra.',
    silent: 'El stream está en silencio. Compruebe que el programa llega a él.',
    oppositePhase:
      'Los dos canales están en contrafase: los reproductores mono no suenan. Intercambie los dos cables de un canal.',
    notLive:
      'Es un archivo que termina. La grabación lo repetiría una y otra vez; busque la dirección del stream en directo.',
    noTitles:
      'La grabación no recibe títulos de este stream: sus eventos no tienen nombre y no se cortan por título.',
    use: 'Usar esta dirección',
    problems: {
      private_address:
        'Esta dirección está en una red privada. Inicie la emisora con POSTKIT_ALLOW_PRIVATE_FETCH=1 para permitirla.',
      host_unknown: 'No hay ningún servidor con este nombre. Compruebe cómo está escrita la dirección.',
      refused:
        'El servidor existe, pero nada escucha en este puerto. Compruebe el puerto y que el stream está en marcha.',
      unreachable:
        'No se puede llegar al servidor, o este ha cerrado la conexión. Compruebe la dirección y que el stream está en marcha.',
      timeout:
        'El servidor no responde. Compruebe la dirección y el puerto, y si hay un cortafuegos en medio.',
      certificate:
        'No hay conexión segura: el certificado del servidor no es válido para esta dirección. Haga que lo renueven, o pruebe con http://.',
      credentials:
        'El stream pide un usuario y una contraseña, o no son correctos. Escriba http://usuario:clave@servidor/stream.',
      forbidden: 'El servidor no deja escuchar a esta emisora (403). Pida permiso a su operador.',
      not_found:
        'El servidor no tiene ningún stream en esta ruta. Compruebe la ruta y que el stream está en marcha.',
      server_error: 'El servidor tiene un problema propio. Inténtelo más tarde, o pregunte a su operador.',
      web_page: 'Es una página web, no un stream. Busque en su reproductor la dirección del stream.',
      playlist:
        'Es un archivo de lista, y ninguna de sus direcciones lleva a un stream que se pueda grabar. Pruebe la primera para ver por qué:',
      ended_playlist: 'Esta lista HLS ha terminado; no es la de un stream en directo.',
      unsupported:
        'En esta dirección no hay audio que se pueda grabar. Se admiten mp3, AAC, Ogg, MPEG-TS, WebM, HLS, SRT y RTP.',
      port_taken:
        'Otro programa recibe en este puerto, quizá la propia grabación. Deténgalo primero, o elija otro puerto.',
      no_audio: 'Este stream no tiene audio, solo imágenes o datos. Elija uno con audio.',
      no_data: 'La conexión funciona, pero no llega audio. Compruebe que el emisor está en marcha.',
    },
  },
};
