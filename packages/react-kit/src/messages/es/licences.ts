import type { AreaMessages } from '../areas.ts';
import { count } from './count.ts';

const users = (number: number) => count(number, 'usuario', 'usuarios');

const licenceLabels = { full: 'Todo', podcast: 'Solo pódcasts', logger: 'Solo grabación' } as const;

export const licences: AreaMessages<'licences'> = {
  'licences/screen/licences': {
    heading: 'Licencias',
    intro:
      'La licencia de un usuario decide qué puede abrir en una emisora. Los administradores de la empresa no necesitan ninguna.',
    assign: 'Asignar licencia',
    station: 'Licencias en',
    search: 'Buscar usuarios',
    userCount: users,
    summary: (total, counts) => {
      const parts = counts
        .filter(([, number]) => number > 0)
        .map(([licence, number]) => `${number} con ${licenceLabels[licence].toLowerCase()}`);
      return parts.length === 0 ? users(total) : `${users(total)}: ${parts.join(', ')}`;
    },
    columns: { user: 'Usuario', role: 'Rol', licence: 'Licencia', actions: 'Acciones' },
    role: { admin: 'Administrador', user: 'Usuario' },
    licence: licenceLabels,
    explanation: {
      full: 'La grabación, los programas, los episodios y todo lo demás',
      podcast: 'Programas y episodios, sin la grabación de la emisión',
      logger: 'Grabar y escuchar la emisión',
    },
    licenceOf: (name) => `Licencia de ${name}`,
    remove: (name) => `Quitar la licencia de ${name}`,
    loggerStation: (title) => `${title} tiene licencia de Logger`,
    loggerStationText: 'Sus usuarios solo trabajan con la grabación, sea cual sea su licencia aquí.',
    contactSales: 'Contactar con ventas',
    loading: 'Cargando las licencias',
    failed: 'No se han podido obtener las licencias del servidor',
    none: 'Todavía no hay licencias',
    noneText: (title) => `Asigne licencias a los usuarios que trabajan en ${title}.`,
    noResults: 'Ningún usuario coincide',
    noResultsText: 'Pruebe con otra parte de un nombre o de un correo.',
    showAll: 'Mostrar todos los usuarios',
    pages: 'Páginas de licencias',
    name: 'Licencia',
    assigned: (name, licence, title) => `${name} tiene ahora «${licenceLabels[licence]}» en ${title}.`,
    assignFailed: 'No se ha podido asignar la licencia',
    removed: (name, title) => `${name} ya no trabaja en ${title}.`,
    removeFailed: 'No se ha podido quitar la licencia',
    removeTitle: (name) => `¿Quitar la licencia de ${name}?`,
    removeText: (title) =>
      `Pierde de inmediato el acceso a ${title}. Sus licencias en otras emisoras se conservan.`,
    removeConfirm: 'Quitar la licencia',
    assignTitle: (title) => `Asignar una licencia en ${title}`,
    user: 'Usuario',
    userPlaceholder: 'Nombre o correo',
    userMissing: 'Elija un usuario.',
    allAssigned:
      'Todos los usuarios activos de la empresa tienen una licencia aquí. Añada usuarios en la pantalla Usuarios.',
    kind: 'Licencia',
    close: 'Cerrar',
    confirm: 'Asignar',
  },
};
