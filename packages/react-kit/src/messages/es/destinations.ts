import type { Area } from '../kit-messages.ts';
import { count } from './count.ts';

const attempts = (number: number) => count(number, 'intento', 'intentos');

export const destinations: Area<
  'deliveries' | 'feeds/category-fields' | 'webhooks/disabled-webhooks' | 'destinations/destination-types'
> = {
  'destinations/destination-types': {
    reasons: {
      social: 'Elimine las publicaciones en la propia red social.',
      video: 'Los vídeos creados o entregados se conservan.',
      followed: 'La emisora también lo quita de allí.',
    },
    facebook: {
      does: 'Una publicación en su página enlaza con cada episodio.',
      authorize:
        'Este proceso debe completarlo el propietario de la página de Facebook, con acceso de administrador.',
    },
    megaphone: {
      does: 'Cada episodio se sube a su pódcast de Megaphone.',
      title: 'Título del pódcast',
      token: 'Token de API',
      network: 'ID de la red',
      podcast: 'ID del pódcast',
    },
    omny: {
      does: 'Cada episodio se sube a su lista de Omny.',
      token: 'Clave de API',
      program: 'ID del programa',
      title: 'Título de la lista',
      playlist: 'ID de la lista',
    },
    rss: {
      ends: 'Su feed termina: las aplicaciones y los directorios de pódcast dejan de recibir episodios de él.',
      name: 'Feed RSS',
      does: 'Lo leen las aplicaciones y los directorios de pódcast.',
      add: 'Crear un feed RSS nuevo',
      edit: 'Editar el feed RSS',
      save: 'Guardar el destino de publicación',
      action: 'Obtener la URL del RSS',
    },
    spreaker: {
      does: 'Cada episodio se sube a su programa de Spreaker.',
      stays: 'Quítelo en el sitio de la plataforma.',
      authorize:
        'Inicie sesión en la cuenta en la ventana de Spreaker y permita que PostKit suba episodios allí.',
    },
    twitter: {
      does: 'Una publicación en su cuenta enlaza con cada episodio.',
      authorize: 'Inicie sesión en la cuenta en la ventana de Twitter y permita que PostKit publique allí.',
    },
    advancedVideo: { name: 'Vídeo avanzado', does: 'Un archivo de vídeo avanzado de cada episodio.' },
    basicVideo: {
      name: 'Vídeo básico',
      does: 'Un archivo de vídeo básico de cada episodio. YouTube lo necesita.',
    },
    facebookVideo: {
      name: 'Vídeo de Facebook',
      does: 'Cada episodio se convierte en un vídeo en su página.',
    },
    youtube: {
      does: 'Cada episodio de hasta 30 minutos se convierte en un vídeo en su canal.',
      authorize:
        'Inicie sesión en la cuenta del canal en la ventana de Google y permita que PostKit suba vídeos.',
      title: 'Nombre del canal',
      privacy: 'Privacidad',
      public: 'Público',
      private: 'Privado',
      unlisted: 'No listado',
    },
    webhook: {
      does: 'Su propio servicio recibe cada episodio en JSON.',
      stays: 'La emisora avisa al webhook.',
      title: 'Nombre',
      titleHelp: 'Tal como aparece en las listas de destinos.',
      address: 'Dirección',
      addressHelp:
        'Empieza por https:// y recibe una solicitud POST cuando un episodio se publica, se modifica o se retira.',
      secret: 'Secreto de firma',
      secretHelp: 'Su servicio comprueba la firma con él. Cópielo antes de guardar: no se vuelve a mostrar.',
      ends: 'Su servicio deja de recibir avisos de episodios nuevos y modificados.',
    },
    webwidget: {
      name: 'Widget web',
      does: 'Un reproductor para su propio sitio web.',
      label: 'Widget web',
      title: 'Título',
      titleHelp: 'Los oyentes no lo ven.',
      always:
        'Un widget muestra todos los episodios que se publican en él. Siempre está seleccionado por defecto.',
      action: 'Obtener el código de inserción',
      ends: 'Los reproductores de otros sitios que usan su código de inserción dejan de funcionar.',
    },
  },
  'feeds/category-fields': {
    ordinals: ['Categoría principal', 'Segunda categoría', 'Tercera categoría'],
    subcategoryOf: (ordinal) => `Subcategoría de la ${ordinal.toLowerCase()}`,
    subcategory: 'Subcategoría',
    choose: 'Seleccione una categoría',
    noSubcategory: 'Sin subcategoría',
    hasNone: 'No hay subcategorías',
    remove: (ordinal) => `Quitar la ${ordinal.toLowerCase()}`,
    categoryRepeated: 'Ya ha elegido esta categoría. Elija otra categoría o subcategoría.',
  },
  'webhooks/disabled-webhooks': {
    name: 'Webhook desactivado',
    disabled: (title) => `«${title}» ha fallado durante demasiado tiempo y ya no recibe eventos.`,
    open: 'Abrir los webhooks',
  },
  deliveries: {
    title: 'Comprobantes de entrega',
    seeWhere: 'Ver adónde ha ido',
    loading: 'Cargando los comprobantes de entrega',
    loadFailed: 'No se han podido cargar los comprobantes de entrega.',
    empty: 'Este episodio no tiene destinos.',
    emptyText: 'Elija destinos cuando lo publique.',
    list: 'Destinos',
    close: 'Cerrar',
    retry: 'Reintentar',
    retryNow: 'Intentar ahora',
    retryOf: (label, name) => `${label}: ${name}`,
    retrying: 'Reintentando...',
    retryFailed: 'No se ha podido volver a enviar.',
    nextTry: (moment) => `Próximo intento: ${moment}.`,
    tries: attempts,
    sent: 'Enviado',
    received: 'Respuesta',
    answered: (status) => `Estado ${status}`,
    own: 'Se lee desde esta emisora',
    id: (id) => `ID ${id}`,
    open: 'Abrir',
    openAt: (name) => `Abrir en ${name}`,
    rights: 'Derechos',
    accepted: (name, moment) => `Aceptado por ${name} el ${moment}`,
    proof: 'Acceso público',
    proofStates: {
      waiting: 'Comprobando',
      passed: 'Accesible',
      failed: 'No accesible',
      unchecked: 'Aún sin comprobar',
    },
    privateFeed:
      'Este feed es privado: la emisora lo ha comprobado con una contraseña propia, no las direcciones de sus oyentes.',
    checkAgain: 'Comprobar otra vez',
    checkNow: 'Comprobar ahora',
    checking: 'Comprobando...',
    checkOf: (label, name) => `${label}: ${name}`,
    checkFailed: 'No se ha podido comprobar.',
    nextCheck: (moment) => `Próxima comprobación: ${moment}.`,
    checked: (moment) => `Comprobado: ${moment}`,
    checksPassed: (passed, all) => `${passed} de ${all} comprobaciones superadas`,
    results: { passed: 'Superada', failed: 'Fallida', skipped: 'Omitida' },
    earlierTries: 'Intentos anteriores',
    failed: 'Episodio no entregado',
    failedDetails: (episode, destination, reason) => `«${episode}» no ha llegado a ${destination}. ${reason}`,
  },
  'deliveries/delivery-text': {
    statuses: {
      waiting: 'En espera',
      sending: 'Enviando',
      delivered: 'Entregado',
      failed: 'Fallido',
      withdrawn: 'Retirado',
    },
    tryingAgain: 'Reintentando',
    delivered: (number) => count(number, 'entregado', 'entregados'),
    onTheWay: (number) => `${number} en camino`,
    failed: (number) => count(number, 'fallido', 'fallidos'),
    removed: (number) => count(number, 'retirado', 'retirados'),
  },
};
