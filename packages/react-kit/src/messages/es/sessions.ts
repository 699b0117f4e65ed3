import type { Area } from '../kit-messages.ts';
import { count } from './count.ts';

export const sessions: Area<'sessions'> = {
  'sessions/own-sessions': {
    title: 'Dónde ha iniciado sesión',
    intro:
      'Cada fila es un navegador o programa que ha iniciado sesión como usted. Cierre las sesiones que no conozca y cambie después su contraseña.',
    columns: {
      browser: 'Navegador',
      network: 'Red',
      used: 'Último uso',
      created: 'Inicio de sesión',
      actions: 'Acciones',
    },
    unknown: 'Navegador desconocido',
    current: 'Este navegador',
    byKey: (name) => `Iniciada por la clave de API «${name}»`,
    onSite: (origin) => `En ${origin}`,
    failed: 'No se han podido obtener sus sesiones del servidor',
    none: 'No hay sesiones',
    end: (browser, network) => `Cerrar ${browser} ${network}`,
    endTitle: '¿Cerrar esta sesión?',
    endText:
      'El navegador o programa tiene que volver a iniciar sesión. Se puede perder el trabajo que no haya guardado.',
    endOthers: 'Cerrar todas las demás',
    endOthersTitle: '¿Cerrar todas las demás sesiones?',
    endOthersText:
      'Los demás navegadores tienen que volver a iniciar sesión. Las claves de API siguen funcionando; revóquelas en el menú de la cuenta.',
    confirm: 'Cerrar',
    endFailed: 'No se ha podido cerrar la sesión.',
    ended: 'La sesión se ha cerrado.',
    othersEnded: 'Todas las demás sesiones se han cerrado.',
    close: 'Cerrar',
  },
  'sessions/retry': {
    inAWhile: 'dentro de un rato',
    now: 'ahora',
    seconds: (seconds) => `dentro de ${count(seconds, 'segundo', 'segundos')}`,
    minutes: (minutes) => `dentro de ${count(minutes, 'minuto', 'minutos')}`,
  },
  'sessions/sign-in/sign-in-failure': {
    tooOften: (when) => `Demasiados intentos de inicio de sesión. Inténtelo de nuevo ${when}.`,
    busy: (when) => `La emisora está ocupada. Inténtelo de nuevo ${when}.`,
    disabled: 'Su cuenta está desactivada. Pida a un administrador de su emisora que la active.',
    elsewhere: (name) => `Inicie sesión con ${name} en la página de la emisora.`,
    expired: 'Ha pasado demasiado tiempo. Inténtelo de nuevo.',
    broken: 'La emisora no ha podido iniciar su sesión. Inténtelo de nuevo en un momento.',
    brokenRequest: (id) =>
      `La emisora no ha podido iniciar su sesión. Inténtelo de nuevo en un momento. Si vuelve a fallar, comunique la solicitud ${id}.`,
    defect: 'Esta página no ha podido iniciar su sesión. Recárguela e inténtelo de nuevo.',
  },
  'sessions/sign-in': {
    titles: {
      credentials: 'Iniciar sesión',
      returned: 'Iniciando sesión',
      stations: 'Elija una emisora',
      'second-step': 'Confirme que es usted',
      forgot: '¿Ha olvidado su contraseña?',
      'new-password': 'Elija una contraseña nueva',
    },
    resetDone: 'Su nueva contraseña está guardada. Inicie sesión con ella.',
    username: 'Usuario',
    password: 'Contraseña',
    logIn: 'Entrar',
    loggingIn: 'Entrando...',
    passkey: 'Entrar con una clave de acceso',
    invalid: 'Correo o contraseña incorrectos.',
    unreachable: 'No se puede contactar con la emisora. Compruebe su conexión e inténtelo de nuevo.',
    forgot: '¿Ha olvidado su contraseña?',
    missingUsername: 'Introduzca su correo o su nombre de usuario.',
    missingPassword: 'Introduzca su contraseña.',
    noStations:
      'Su cuenta todavía no tiene acceso a ninguna emisora. Pida acceso a un administrador de su emisora.',
    search: 'Buscar emisoras',
    noResults: 'Sin resultados',
    continue: 'Continuar',
    back: 'Usar otra cuenta',
    byName: 'Buscar por nombre',
    byPlace: 'Elegir por lugar',
    format: 'Formato',
    state: 'Provincia',
    city: 'Ciudad',
    station: 'Emisora de radio',
    stations: 'Emisoras',
  },
  'sessions/sign-in/single-sign-on': {
    signIn: (name) => `Iniciar sesión con ${name}`,
    or: 'o',
    problems: {
      denied:
        'Se ha cancelado o rechazado el inicio de sesión. Inténtelo de nuevo o pida acceso a un administrador de su emisora.',
      lost: 'El inicio de sesión ha tardado demasiado, o empezó en otro navegador. Inicie sesión de nuevo.',
      no_group:
        'Ninguno de sus grupos tiene acceso a una emisora. Pida acceso a un administrador de su emisora.',
      no_account: 'Todavía no tiene cuenta aquí. Pida a un administrador de su emisora que le añada.',
      unverified:
        'Su proveedor de inicio de sesión no ha confirmado su correo. Confírmelo allí e inicie sesión de nuevo.',
      disabled: 'Su cuenta está desactivada. Pida a un administrador de su emisora que la active.',
      unreachable:
        'No se puede contactar con el proveedor de inicio de sesión. Inténtelo de nuevo en un momento.',
      too_many: 'Demasiados intentos de inicio de sesión. Inténtelo de nuevo dentro de 5 minutos.',
      failed:
        'No se ha podido completar el inicio de sesión. Inténtelo de nuevo. Si vuelve a fallar, consulte a un administrador de su emisora.',
    },
  },
  'sessions/sign-in/second-step': {
    texts: {
      passkey: 'Use una clave de acceso: su huella, su cara o un PIN, o una llave de seguridad.',
      app: 'Introduzca el código que muestra su aplicación de autenticación.',
      recovery: 'Introduzca uno de los códigos de recuperación que guardó. Cada uno sirve una vez.',
    },
    code: 'Código de su aplicación',
    recoveryCode: 'Código de recuperación',
    use: {
      passkey: 'Usar una clave de acceso',
      app: 'Usar la aplicación',
      recovery: 'Usar un código de recuperación',
    },
    confirm: 'Continuar',
    again: 'Iniciar sesión de nuevo',
    enrolText:
      'Su emisora exige un segundo factor. Configure una aplicación de autenticación para continuar.',
    loading: 'Cargando',
    retry: 'Intentar de nuevo',
    saved: 'He guardado los códigos',
  },
  'sessions/sign-in/password-reset': {
    forgotText: 'Le enviaremos por correo un enlace para elegir una contraseña nueva.',
    name: 'Correo o usuario',
    nameMissing: 'Introduzca su correo o su nombre de usuario.',
    send: 'Enviarme un enlace',
    sending: 'Enviando...',
    sent: 'Si existe una cuenta con ese nombre, le hemos enviado un enlace por correo. El enlace sirve una vez, durante una hora.',
    sentHint:
      '¿No llega el correo en unos minutos? Mire en la carpeta de correo no deseado o pida a un administrador de su emisora que le asigne una contraseña.',
    noMail:
      'Esta emisora no puede enviar correo. Pida a un administrador de su emisora que le asigne una contraseña nueva en Usuarios.',
    newText:
      'Se cerrará su sesión en los demás dispositivos. A partir de ahora, inicie sesión con la contraseña nueva.',
    invitedText: (by, email) => `${by} le invita. Elija una contraseña; iniciará sesión con ${email}.`,
    password: 'Contraseña nueva',
    passwordHint: 'Al menos 8 caracteres.',
    revokeKeys: 'Revocar también mis claves de API',
    revokeKeysHint:
      'Los scripts y aplicaciones que las usan dejan de funcionar hasta que reciban claves nuevas.',
    save: 'Guardar contraseña',
    saving: 'Guardando...',
    expired: 'Este enlace ya se ha usado o es demasiado antiguo.',
    askAgain: 'Enviarme otro enlace',
    tooOften: (when) => `Demasiados intentos. Inténtelo de nuevo ${when}.`,
    busy: (when) => `La emisora está ocupada. Inténtelo de nuevo ${when}.`,
    unanswered: 'La emisora no ha respondido. Compruebe su conexión e inténtelo de nuevo.',
    failed: 'Algo ha fallado. Inténtelo de nuevo o consulte a un administrador de su emisora.',
    back: 'Volver al inicio de sesión',
  },
};
