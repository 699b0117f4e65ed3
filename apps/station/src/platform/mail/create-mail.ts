import type { Transporter } from 'nodemailer';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mail {
  /** Resolves once the mail server has accepted the message. @throws when it has not, or the signal aborts first. */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
  /** Connects and signs in, and sends nothing. @throws when the server cannot be used, or the signal aborts first. */
  check(signal: AbortSignal): Promise<void>;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with the user and password if the server requires them. */
  readonly smtpUrl: string;
  readonly from: string;
}

/** Milliseconds. */
const timeoutMs = 20_000;

/** Sends mail through an SMTP server. A password is sent over an encrypted connection only, unless the server is this machine. */
export function createMail({ smtpUrl, from }: MailSettings): Mail {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  let transport: Transporter | undefined;
  const options = {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : auth ? 587 : 25,
    secure,
    auth,
    requireTLS: auth !== undefined && !secure && !isThisMachine(url.hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  /** Loaded with the first mail: most processes of a station send none. */
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return (transport ??= createTransport(options));
  }

  async function withServer(
    work: (sender: Transporter) => Promise<unknown>,
    signal: AbortSignal,
    problem: string,
  ): Promise<void> {
    const stopped = Promise.withResolvers<never>();
    const stop = () => stopped.reject(new Error('The mail was not sent before the station stopped.'));
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      await Promise.race([connect().then(work), stopped.promise]);
    } catch (error) {
      // The error's own fields contain parts of the conversation with the server.
      const words = error instanceof Error ? error.message : String(error);
      throw new Error(`The mail server ${url.host} ${problem}: ${words}`);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  return {
    send: (message, signal) =>
      withServer((sender) => sender.sendMail({ from, ...message }), signal, 'did not take a mail'),
    check: (signal) => withServer((sender) => sender.verify(), signal, 'cannot be used'),
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
