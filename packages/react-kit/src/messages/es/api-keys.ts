import type { Area } from '../kit-messages.ts';

export const apiKeys: Area<'api-keys'> = {
  'api-keys/dialog/api-keys': {
    title: 'Claves de API',
    intro:
      'Los scripts y las herramientas usan una clave de API para iniciar sesión como usted, con sus permisos. Revoque las claves que ya no use.',
    columns: {
      name: 'Nombre',
      prefix: 'Empieza por',
      created: 'Creada',
      used: 'Último uso',
      actions: 'Acciones',
    },
    neverUsed: 'Nunca usada',
    none: 'Todavía no hay claves',
    noneText: 'Cree una para cada script o herramienta, así podrá revocar cada una por separado.',
    loading: 'Cargando las claves',
    failed: 'No se han podido obtener sus claves de API del servidor',
    nameLabel: 'Nombre de la clave nueva',
    nameHint: 'Para qué sirve la clave, como «exportación nocturna».',
    nameMissing: 'Introduzca un nombre.',
    nameTooLong: 'Use 100 caracteres como máximo.',
    mayDelegate: 'Esta clave puede iniciar sesión y crear claves',
    mayDelegateHelp:
      'Abre entonces la consola sin su segundo factor. Pocos scripts lo necesitan. Lo que inicia termina con ella.',
    delegates: 'Puede iniciar sesión y crear claves',
    createdBy: (name) => `Creada por «${name}»; termina con ella`,
    sessions: (count) => (count === 1 ? 'Ha iniciado 1 sesión' : `Ha iniciado ${count} sesiones`),
    create: 'Crear clave',
    creating: 'Creando...',
    createFailed: 'No se ha podido crear la clave.',
    createdTitle: (name) => `Clave «${name}»`,
    createdWarning: 'Copie la clave ahora y guárdela bien, como una contraseña. No se vuelve a mostrar.',
    username: 'Usuario',
    key: 'Clave',
    header: 'Cabecera HTTP',
    copy: 'Copiar',
    done: 'He guardado la clave',
    revoke: (name) => `Revocar ${name}`,
    revokeTitle: (name) => `¿Revocar «${name}»?`,
    revokeText:
      'Los scripts y las herramientas que la usan dejan de funcionar de inmediato, y terminan las sesiones y claves que ha iniciado. No se puede deshacer.',
    revokeConfirm: 'Revocar',
    revokeFailed: 'No se ha podido revocar la clave.',
    revoked: (name) => `Se ha revocado «${name}».`,
    close: 'Cerrar',
  },
};
