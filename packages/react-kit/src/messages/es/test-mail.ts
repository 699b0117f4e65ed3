import type { Area } from '../kit-messages.ts';

export const testMail: Area<'test-mail'> = {
  'test-mail/card/test-mail': {
    heading: 'Correo',
    about:
      'PostKit envía por correo contraseñas nuevas, invitaciones y avisos de interrupciones y copias de seguridad.',
    to: 'Enviar un correo de prueba a',
    send: 'Enviar un correo de prueba',
    sending: 'Enviando…',
    sent: (to, server, from) =>
      `${server} ha aceptado un correo para ${to} de ${from}. Búsquelo allí, también entre el correo no deseado.`,
  },
};
